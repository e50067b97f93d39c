import type { RenderMap, TreeNode } from '@recto/content';
import type { Written } from './nodes.ts';
import type { ProseWord } from './words.ts';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type Kind = (typeof KINDS)[number];

interface CalloutProps {
  /**
   * Stands above it.
   * @default the word for its kind
   */
  title?: string;
}

/** What a reader should not miss: `::note`, `::tip{title="…"}`, or a quotation that begins with `[!NOTE]`. */
export function callouts(word: ProseWord): RenderMap['server'] {
  const draw = (kind: Kind, title: unknown, children: TreeNode[]): TreeNode[] => {
    const name = typeof title === 'string' ? title : word(`callout.${kind}`);
    return [
      ['div', { class: `callout callout-${kind}`, role: 'note' }, ['p', { class: 'callout-title' }, name], ...children],
    ];
  };
  const named = KINDS.map((kind): [string, RenderMap['server'][string]] => [
    kind,
    ({ title }: Written<CalloutProps>, children) => draw(kind, title, children),
  ]);
  return {
    ...Object.fromEntries(named),
    blockquote({ as, ...props }, children) {
      const kind = KINDS.find((candidate) => candidate === as);
      return kind ? draw(kind, undefined, children) : [['blockquote', props, ...children]];
    },
  };
}
