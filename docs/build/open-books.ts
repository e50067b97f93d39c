import { childrenOf, isElement, textOf } from '@recto/content';
import type { Transformer, TreeElement, TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';

/**
 * Transforms the `open-book` components of a page. An author writes a file into the component, as a code block: the
 * component shows its source on the left, and its rendered content on the right.
 */
export const openBooks: Transformer = {
  name: 'open books',
  extensions: ['md'],
  async transform(document, { file }) {
    const nodes = await openIn(document.body.nodes, file);
    return { ...document, body: { ...document.body, nodes } };
  },
};

async function openIn(nodes: readonly TreeNode[], page: string): Promise<TreeNode[]> {
  return await Promise.all(
    nodes.map(async (node): Promise<TreeNode> => {
      if (!isElement(node)) return node;
      const [tag, props, ...children] = node;
      return tag === 'open-book' ? await openBook(node, page) : [tag, props, ...(await openIn(children, page))];
    }),
  );
}

async function openBook(book: TreeElement, page: string): Promise<TreeNode> {
  const block = childrenOf(book).find((child) => isElement(child) && child[0] === 'pre');
  if (!block || !isElement(block)) return book;
  const [tag, props] = book;
  const file = typeof block[1]['filename'] === 'string' ? block[1]['filename'] : 'page.md';
  const source = textOf(block).replace(/\n$/u, '');
  // The line of an error refers to the file in the component, so the error has to name both files.
  const { data, body } = await parseMarkdown(source, `${page} › ${file}`);
  const { title, description } = data;
  const typed = lastWordOf(body.nodes);
  const nodes = typed === undefined ? body.nodes : markTyped(body.nodes, typed);
  return [tag, { ...props, file, source, title, description, ...(typed !== undefined && { typed }) }, ...nodes];
}

/** Returns the last word of the first paragraph, with the punctuation after it. The component shows it as if typed. */
function lastWordOf(nodes: readonly TreeNode[]): string | undefined {
  const text = nodes.find(isParagraph)?.at(-1);
  if (typeof text !== 'string') return undefined;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const start = words.findLast(({ isWordLike }) => isWordLike)?.index ?? 0;
  return start === 0 ? undefined : text.slice(start);
}

/** Puts the last word of the first paragraph into an element of its own. */
function markTyped(nodes: readonly TreeNode[], typed: string): TreeNode[] {
  const first = nodes.findIndex(isParagraph);
  return nodes.map((node, index) => {
    if (index !== first || !isParagraph(node)) return node;
    const [tag, props, ...children] = node;
    const text = children.pop();
    const start = typeof text === 'string' ? text.slice(0, -typed.length) : '';
    return [tag, props, ...children, start, ['span', { class: 'typed' }, typed]];
  });
}

function isParagraph(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'p';
}
