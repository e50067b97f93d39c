import type { ContentError } from '../../errors.ts';
import type { TextPosition } from '../written-urls.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { repeatedFootnote, unusedFootnote } from './text-warnings.ts';

/** Collects the footnotes of a document and numbers them in the order of their first references. */
export function createFootnotes() {
  const bodies = new Map<string, TreeNode[]>();
  const positions = new Map<string, TextPosition>();
  const repeated: ContentError[] = [];
  const references = new Map<string, { number: number; ids: string[] }>();

  return {
    define(label: string, body: TreeNode[], position: TextPosition): void {
      if (bodies.has(label)) repeated.push(repeatedFootnote(label, body, position));
      else {
        bodies.set(label, body);
        positions.set(label, position);
      }
    },

    /** Returns warnings for footnotes that are not shown. */
    warnings: (): ContentError[] => [
      ...repeated,
      ...[...positions]
        .filter(([label]) => !references.has(label))
        .map(([label, position]) => unusedFootnote(label, bodies.get(label) ?? [], position)),
    ],

    refer(label: string): TreeElement {
      const { number, ids } = references.get(label) ?? { number: references.size + 1, ids: [] };
      references.set(label, { number, ids });
      const id = ids.length === 0 ? `noteref-${number}` : `noteref-${number}-${ids.length + 1}`;
      ids.push(id);
      return [
        'sup',
        { class: 'footnote-ref' },
        ['a', { href: `#note-${number}`, id, role: 'doc-noteref' }, `${number}`],
      ];
    },

    /** Returns the ids of the referenced footnotes and of their references. */
    ids: (): string[] => [...references.values()].flatMap(({ number, ids }) => [`note-${number}`, ...ids]),

    /** Returns the list of footnotes with links back to the text, or `undefined` if none is referenced. */
    section(): TreeElement | undefined {
      if (references.size === 0) return undefined;
      const notes = [...references].map(([label, { number, ids }]): TreeElement => [
        'li',
        { id: `note-${number}` },
        ...withBacklinks(bodies.get(label) ?? [], ids),
      ]);
      return ['section', { class: 'footnotes', role: 'doc-endnotes' }, ['ol', {}, ...notes]];
    },
  };
}

/**
 * Appends the backlinks to a footnote; if it ends with a paragraph, to this paragraph, so that they are on its last
 * line.
 */
function withBacklinks(body: TreeNode[], ids: readonly string[]): TreeNode[] {
  const backlinks = ids.flatMap((id): TreeNode[] => [' ', ['a', { href: `#${id}`, role: 'doc-backlink' }, '↩']]);
  const last = body.at(-1);
  if (Array.isArray(last) && last[0] === 'p') last.push(...backlinks);
  else body.push(...backlinks);
  return body;
}
