import type { TreeNode } from '../parse/document.ts';
import { wrapBlock, withTitle, titleProp } from './markdown-component.ts';
import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';
import type { ProseMessage } from './prose-messages.ts';

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
    html: ({ title }: WrittenProps<CalloutProps>, children, message) => calloutHtml(kind, title, children, message),
    // A callout with a title starts with it; others are marked with their kind.
    plain: ({ title }: WrittenProps<CalloutProps>, children) =>
      titleProp(title)
        ? [['blockquote', {}, ...withTitle(title, children)]]
        : [['blockquote', { as: kind }, wrapBlock(children)]],
  };
}

/** Renders a callout as HTML elements. */
export function calloutHtml(
  kind: Kind,
  title: unknown,
  children: readonly TreeNode[],
  message: ProseMessage,
): TreeNode[] {
  const name = titleProp(title) ?? [message(`callout.${kind}`)];
  return [
    [
      'div',
      { class: `callout callout-${kind}`, role: 'note' },
      ['p', { class: 'callout-title' }, ...name],
      ...children,
    ],
  ];
}
