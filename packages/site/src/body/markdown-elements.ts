import { CALLOUTS, calloutHtml, childrenOf, isElement } from '@recto/content';
import type { ProseMessage, RenderMap, TreeNode } from '@recto/content';
import { BASE } from '../app/base-path.ts';
import { withBase } from '../app/urls.ts';

/** Whether a tree contains an element of this name, at any depth. */
function contains(nodes: readonly TreeNode[], name: string): boolean {
  return nodes.some((node) => isElement(node) && (node[0] === name || contains(childrenOf(node), name)));
}

/** Renders a heading as a link to itself, unless it already contains a link. */
const heading =
  (tag: string): RenderMap['trees'][string] =>
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

/** Markdown elements that are rendered with additional HTML. */
export const markdownElements = (message: ProseMessage): RenderMap['trees'] => ({
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),

  /** An image that is alone in its paragraph links to its file; with script, a click opens a larger view. */
  p(props, children) {
    const [picture, ...others] = children.filter((child) => isElement(child) || child.trim() !== '');
    if (!picture || others.length > 0 || !isElement(picture) || picture[0] !== 'img')
      return [['p', props, ...children]];
    const { src } = picture[1];
    const href = typeof src === 'string' ? withBase(src, BASE) : undefined;
    return [['p', { ...props, class: 'picture' }, ['a', { href, class: 'zoom' }, picture]]];
  },

  /** A code block, with its file name if it has one. */
  pre({ filename, ...props }, children) {
    const block: TreeNode = ['pre', { ...props, tabindex: 0 }, ...children];
    if (typeof filename !== 'string') return [['div', { class: 'code' }, block]];
    return [['figure', { class: 'code' }, ['figcaption', {}, ['bdi', {}, filename]], block]];
  },

  /** A table that is too wide scrolls inside a box, also by keyboard. */
  table: (props, children) => [['div', { class: 'table-box', tabindex: 0 }, ['table', props, ...children]]],

  /** A quotation, or a callout if it is marked as one: `> [!NOTE]`. */
  blockquote({ as, ...props }, children) {
    const kind = CALLOUTS.find((candidate) => candidate === as);
    return kind ? calloutHtml(kind, undefined, children, message) : [['blockquote', props, ...children]];
  },
});
