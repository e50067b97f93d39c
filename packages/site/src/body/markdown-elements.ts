import { CALLOUTS, calloutHtml, childrenOf, isElement } from '@recto/content';
import type { ProseWord, RenderMap, TreeNode } from '@recto/content';
import { BASE } from '../app/base-path.ts';
import { placeBelow } from '../app/addresses.ts';

/** Whether an element of this name stands in a tree, however deep. */
function contains(nodes: readonly TreeNode[], name: string): boolean {
  return nodes.some((node) => isElement(node) && (node[0] === name || contains(childrenOf(node), name)));
}

/** Headings that link to themselves. One that holds a link already stays as it is. */
const heading =
  (tag: string): RenderMap['server'][string] =>
  (props, children) => {
    const { id } = props;
    const isLink = typeof id === 'string' && !contains(children, 'a');
    return [
      [
        tag,
        props,
        ...(isLink ? [['a', { href: `#${id}`, class: 'anchor' }, ...children] satisfies TreeNode] : children),
      ],
    ];
  };

/** Elements of markdown that need a little more than HTML gives them. */
export const markdownElements = (word: ProseWord): RenderMap['server'] => ({
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),

  /** A picture to itself leads to the file, and where script runs to a larger view of it. */
  p(props, children) {
    const [picture, ...others] = children.filter((child) => isElement(child) || child.trim() !== '');
    if (!picture || others.length > 0 || !isElement(picture) || picture[0] !== 'img')
      return [['p', props, ...children]];
    const { src } = picture[1];
    const href = typeof src === 'string' ? placeBelow(src, BASE) : undefined;
    return [['p', { ...props, class: 'picture' }, ['a', { href, class: 'zoom' }, picture]]];
  },

  /** A block of code, with its file's name where it has one. */
  pre({ filename, ...props }, children) {
    const block: TreeNode = ['pre', { ...props, tabindex: 0 }, ...children];
    if (typeof filename !== 'string') return [['div', { class: 'code' }, block]];
    return [['figure', { class: 'code' }, ['figcaption', {}, ['bdi', {}, filename]], block]];
  },

  /** A table that is too wide scrolls inside itself, by key as well. */
  table: (props, children) => [['div', { class: 'table-box', tabindex: 0 }, ['table', props, ...children]]],

  /** A quotation, or a callout where it is marked as one: `> [!NOTE]`. */
  blockquote({ as, ...props }, children) {
    const kind = CALLOUTS.find((candidate) => candidate === as);
    return kind ? calloutHtml(kind, undefined, children, word) : [['blockquote', props, ...children]];
  },
});
