import type { Props, TreeNode } from '../parse/document.ts';
import type { ProseWord } from './words.ts';

/** Plain elements in place of a component. */
export type Expand = (props: Props, children: TreeNode[], word: ProseWord) => TreeNode[];

/** A component that every site has. All outputs are made from it: pages, markdown versions, feeds, search. */
export interface MarkdownComponent {
  /**
   * The HTML elements of the component in a page.
   * @default React renders an interactive one; of others the children
   */
  html?: Expand;
  /**
   * What the component is for readers without boxes, tabs and buttons: in markdown versions, in feeds, and in the text
   * that search finds.
   * @default `html`, or the children
   */
  plain?: Expand;
  /** Is part of a sentence, even between blocks. */
  isInline?: true;
  /** Its title may have markdown in it: the slot `title` takes the place of the property. */
  hasTitle?: true;
  /** React renders it: its children as they are, or one by one. */
  interactive?: 'children' | 'items';
}

/** What an author may write: its names are known, but anything can stand there. */
export type Written<Known> = { readonly [Name in keyof Known]?: unknown };

const TEXT_PROPS = ['title', 'label', 'caption', 'description'] as const;

/** What readers of a component see of its properties, where nothing else is known of it: its name and a sentence. */
export function textsIn(props: Props): { name: (typeof TEXT_PROPS)[number]; text: string }[] {
  return TEXT_PROPS.flatMap((name) => {
    const value = Object.hasOwn(props, name) ? props[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [{ name, text: String(value) }] : [];
  });
}

/** A property as text; authors write numbers and `true` too. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A title: text, or the nodes of the slot `title`. */
export function titleProp(value: unknown): TreeNode[] | undefined {
  if (Array.isArray(value)) return value as TreeNode[];
  const text = textProp(value);
  return text === undefined ? undefined : [text];
}

/** A name above what it names. */
export function nameAbove(name: unknown, children: readonly TreeNode[]): TreeNode[] {
  const title = titleProp(name);
  return [...(title ? [['p', {}, ['strong', {}, ...title]] satisfies TreeNode] : []), apart(children)];
}

/** Words that stand below others, and not beside them. */
export function apart(children: readonly TreeNode[]): TreeNode {
  return ['div', {}, ...children];
}
