import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import type { MarkdownComponent } from './markdown-component.ts';

/**
 * A list of files, with nested lists for folders: the first word of an item is the file name, the rest is a comment.
 */
export const fileTree: MarkdownComponent = {
  html: (_, children) => [['div', { class: 'file-tree', dir: 'ltr' }, ...children.map(shape)]],
};

function shape(node: TreeNode): TreeNode {
  if (!isElement(node)) return node;
  const [tag, props, ...children] = node;
  return tag === 'li' ? shapeItem(children) : [tag, props, ...children.map(shape)];
}

function shapeItem(children: readonly TreeNode[]): TreeNode {
  // Items of a list with blank lines between them contain paragraphs.
  const [first = '', ...rest] = children.flatMap((child) =>
    isElement(child) && child[0] === 'p' ? childrenOf(child) : [child],
  );
  const [, name = first, words = ''] = isElement(first) ? [] : (/^\s*(\S+)\s*(.*)$/su.exec(first) ?? []);
  const nestedLists = rest.filter((child) => isElement(child) && child[0] === 'ul');
  const isFolder = nestedLists.length > 0 || (!isElement(name) && name.endsWith('/'));
  const comment = [words, ...rest.filter((child) => !nestedLists.includes(child))];
  return [
    'li',
    { class: isFolder ? 'folder' : 'file' },
    ['span', { class: 'file-name' }, name],
    ...(comment.some((part) => isElement(part) || part.trim() !== '')
      ? [' ', ['small', { dir: 'auto' }, ...comment] satisfies TreeNode]
      : []),
    ...nestedLists.map(shape),
  ];
}
