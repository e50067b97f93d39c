import type { TreeElement, TreeNode } from '../document.ts';

/** Footnotes of one document, numbered in the order in which they are first named. */
export function createFootnotes() {
  const bodies = new Map<string, TreeNode[]>();
  const references = new Map<string, { number: number; ids: string[] }>();

  return {
    define(label: string, body: TreeNode[]): void {
      if (!bodies.has(label)) bodies.set(label, body);
    },

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

    /** Ids of the notes that are named, and of the places that name them. */
    ids: (): string[] => [...references.values()].flatMap(({ number, ids }) => [`note-${number}`, ...ids]),

    /** The notes below the text, each with the way back; nothing where none is named. */
    section(): TreeElement | undefined {
      if (references.size === 0) return undefined;
      const notes = [...references].map(([label, { number, ids }]): TreeElement => [
        'li',
        { id: `note-${number}` },
        ...withWayBack(bodies.get(label) ?? [], ids),
      ]);
      return ['section', { class: 'footnotes', role: 'doc-endnotes' }, ['ol', {}, ...notes]];
    },
  };
}

/** Behind the last words, so that the arrow stands on their line. */
function withWayBack(body: TreeNode[], ids: readonly string[]): TreeNode[] {
  const ways = ids.flatMap((id): TreeNode[] => [' ', ['a', { href: `#${id}`, role: 'doc-backlink' }, '↩']]);
  const last = body.at(-1);
  if (Array.isArray(last) && last[0] === 'p') last.push(...ways);
  else body.push(...ways);
  return body;
}
