import type { Props, TreeNode } from '../parse/document.ts';
import type { ProseMessage } from './prose-messages.ts';

/** Replaces a component by elements. `message` returns a translated text. */
export type Expand = (props: Props, children: TreeNode[], message: ProseMessage) => TreeNode[];

/** A built-in component. All outputs are built from it: pages, markdown versions, feeds, search. */
export interface MarkdownComponent {
  /**
   * Returns the HTML elements of the component in a page.
   * @default an interactive component is rendered by React, any other shows its children
   */
  html?: Expand;
  /**
   * Returns the elements of the component where no page is rendered: in markdown versions, in feeds, and in the text
   * for search.
   * @default `html`, or the children
   */
  plain?: Expand;
  /** Whether it is always inline content. Any other component is inline only within a sentence. */
  isInline?: true;
  /** Whether its title may contain markdown: the slot `title` replaces the property. */
  hasTitle?: true;
  /** Set if React renders it: `children` passes its content as a whole, `items` passes its children one by one. */
  interactive?: 'children' | 'items';
}

/** Properties as an author may write them: the names are known, but not the types of the values. */
export type WrittenProps<Known> = { readonly [Name in keyof Known]?: unknown };

const TEXT_PROPS = ['title', 'label', 'caption', 'description'] as const;

/** Returns the properties of an unknown component that are probably visible text. */
export function textsIn(props: Props): { name: (typeof TEXT_PROPS)[number]; text: string }[] {
  return TEXT_PROPS.flatMap((name) => {
    const value = Object.hasOwn(props, name) ? props[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [{ name, text: String(value) }] : [];
  });
}

/** Converts a property to text; authors also write numbers and `true`. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Returns the nodes of a title: text, or the content of the slot `title`. */
export function titleProp(value: unknown): TreeNode[] | undefined {
  if (Array.isArray(value)) return value as TreeNode[];
  const text = textProp(value);
  return text === undefined ? undefined : [text];
}

/** Returns a bold title, followed by content. */
export function withTitle(titleValue: unknown, children: readonly TreeNode[]): TreeNode[] {
  const title = titleProp(titleValue);
  return [...(title ? [['p', {}, ['strong', {}, ...title]] satisfies TreeNode] : []), wrapBlock(children)];
}

/** Wraps nodes in a block, so that they are placed below other content. */
export function wrapBlock(children: readonly TreeNode[]): TreeNode {
  return ['div', {}, ...children];
}
