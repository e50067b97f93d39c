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
  /** URL that the title links to. */
  to?: string;
}

/** A highlighted note: `::note`, `::tip{title="…"}`, or a blockquote that starts with `[!NOTE]`. */
export function callout(kind: Kind): MarkdownComponent {
  return {
    hasTitle: true,
    html: ({ title, to }: WrittenProps<CalloutProps>, children, message) =>
      calloutHtml(kind, linkedTitle(kind, title, to, message), children, message),
    // A callout with a title starts with it; others are marked with their kind.
    plain: ({ title, to }: WrittenProps<CalloutProps>, children, message) => {
      const name = linkedTitle(kind, title, to, message);
      return name
        ? [['blockquote', {}, ...withTitle(name, children)]]
        : [['blockquote', { as: kind }, wrapBlock(children)]];
    },
  };
}

/** Returns the title that an author wrote; with a link, the name of the kind is the default. */
function linkedTitle(kind: Kind, title: unknown, to: unknown, message: ProseMessage): TreeNode[] | undefined {
  const name = titleProp(title);
  return typeof to === 'string' ? [['a', { href: to }, ...(name ?? [message(`callout.${kind}`)])]] : name;
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
