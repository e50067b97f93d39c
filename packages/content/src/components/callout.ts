import type { TreeNode } from '../parse/document.ts';
import { apart, nameAbove, titleProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';
import type { ProseWord } from './words.ts';

/** Kinds of callouts, as on GitHub. */
export const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type Kind = (typeof CALLOUTS)[number];

interface CalloutProps {
  /**
   * The title.
   * @default the name of the kind
   */
  title?: string;
}

/** A highlighted note: `::note`, `::tip{title="…"}`, or a blockquote that starts with `[!NOTE]`. */
export function callout(kind: Kind): MarkdownComponent {
  return {
    hasTitle: true,
    html: ({ title }: Written<CalloutProps>, children, word) => calloutHtml(kind, title, children, word),
    // A callout with a title starts with it; others are marked with their kind.
    plain: ({ title }: Written<CalloutProps>, children) =>
      titleProp(title)
        ? [['blockquote', {}, ...nameAbove(title, children)]]
        : [['blockquote', { as: kind }, apart(children)]],
  };
}

/** Renders a callout as HTML elements. */
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
