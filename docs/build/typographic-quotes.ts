import { isElement, textOf } from '@recto/content';
import type { Transformer, TreeNode } from '@recto/content';

/** Elements whose text stays as written. */
const LITERAL = new Set(['code', 'pre', 'kbd', 'open-book', 'sql-box']);

/** Elements inside a line of text. All others start a new text. */
const INLINE = new Set(['a', 'abbr', 'code', 'del', 'em', 'kbd', 'mark', 'small', 'span', 'strong', 'sub', 'sup']);

/**
 * Replaces straight quotes in the English prose by typographic ones. The files have straight quotes, because authors
 * type these. The translations have the quotes of their language already.
 */
export const typographicQuotes: Transformer = {
  name: 'typographic quotes',
  extensions: ['md'],
  transform: (document, { file }) =>
    file.startsWith('en/')
      ? { ...document, body: { ...document.body, nodes: curlNodes(document.body.nodes, { last: ' ' }) } }
      : document,
};

/** The character before the next text, on which the direction of a quote depends. */
interface Position {
  last: string;
}

function curlNodes(nodes: readonly TreeNode[], position: Position): TreeNode[] {
  return nodes.map((node): TreeNode => {
    if (typeof node === 'string') return curl(node, position);
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    const inside = INLINE.has(tag) ? position : { last: ' ' };
    if (!LITERAL.has(tag)) return [tag, props, ...curlNodes(children, inside)];
    position.last = textOf(node).at(-1) ?? position.last;
    return node;
  });
}

function curl(text: string, position: Position): string {
  let result = '';
  for (const character of text) {
    // A quote after a space, a bracket or a dash opens; an apostrophe has the form of a closing quote.
    const isOpening = /[\s([{–—“‘]/u.test(position.last);
    if (character === '"') result += isOpening ? '“' : '”';
    else if (character === "'") result += isOpening ? '‘' : '’';
    else result += character;
    position.last = character;
  }
  return result;
}
