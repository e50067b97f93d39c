import type { TreeNode } from '../parse/document.ts';
import { apart, nameAbove, titleProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';
import type { ProseWord } from './words.ts';

export const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type Kind = (typeof CALLOUTS)[number];

interface CalloutProps {
  /**
   * Stands above it.
   * @default the word for its kind
   */
  title?: string;
}

/** What a reader should not miss: `::note`, `::tip{title="…"}`, or a quotation that begins with `[!NOTE]`. */
export function callout(kind: Kind): MarkdownComponent {
  return {
    hasTitle: true,
    html: ({ title }: Written<CalloutProps>, children, word) => calloutHtml(kind, title, children, word),
    // One with a title of its own begins with it; the others are known by their kind.
    plain: ({ title }: Written<CalloutProps>, children) =>
      titleProp(title)
        ? [['blockquote', {}, ...nameAbove(title, children)]]
        : [['blockquote', { as: kind }, apart(children)]],
  };
}

export function calloutHtml(kind: Kind, title: unknown, children: readonly TreeNode[], word: ProseWord): TreeNode[] {
  const name = titleProp(title) ?? [word(`callout.${kind}`)];
  return [
    [
      'div',
      { class: `callout callout-${kind}`, role: 'note' },
      ['p', { class: 'callout-title' }, ...name],
      ...children,
    ],
  ];
}
