import { diffIndices } from 'node-diff3';
import { urlsIn, element, withUrls } from './display-tree.ts';
import type { DisplayElement, DisplayNode } from './display-tree.ts';
import { splitWords } from './split-words.ts';

/** Elements that are visible without text content. */
const ATOMS = new Set(['img', 'input', 'hr']);
/** Elements that change the appearance of their text. */
const FORMATS = new Set([
  'a',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'strong',
  'sub',
  'sup',
  'u',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Marks, on both sides of a changed block, the words that only that side has. */
export function markWords(
  before: readonly DisplayNode[],
  after: readonly DisplayNode[],
): { before: DisplayNode[]; after: DisplayNode[] } {
  const sides = [withUrls(before, new Set(urlsIn(after))), withUrls(after, new Set(urlsIn(before)))] as const;
  const [oldTokens, newTokens] = [tokensOf(sides[0]), tokensOf(sides[1])];
  const [removed, added] = [new Set<number>(), new Set<number>()];
  for (const { buffer1, buffer2 } of diffIndices(oldTokens, newTokens)) {
    for (let offset = 0; offset < buffer1[1]; offset += 1) removed.add(buffer1[0] + offset);
    for (let offset = 0; offset < buffer2[1]; offset += 1) added.add(buffer2[0] + offset);
  }
  return { before: markTokens(sides[0], removed, 'removed'), after: markTokens(sides[1], added, 'added') };
}

/** Words and atoms in document order, each with its formatting. */
function tokensOf(nodes: readonly DisplayNode[], format = ''): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return splitWords(node).map((word) => `${format}\n${word}`);
    if (ATOMS.has(node.tag)) return [`${format}\n${formatOf(node)}`];
    return tokensOf(node.children, FORMATS.has(node.tag) ? `${format} ${formatOf(node)}` : format);
  });
}

function formatOf({ tag, attributes }: DisplayElement): string {
  return `${tag} ${JSON.stringify(attributes)}`;
}

function markTokens(
  nodes: readonly DisplayNode[],
  marked: ReadonlySet<number>,
  tag: 'added' | 'removed',
): DisplayNode[] {
  let index = 0;
  const mark = (node: DisplayNode): DisplayNode[] => {
    if (typeof node === 'string') return markText(node);
    if (!ATOMS.has(node.tag)) return [{ ...node, children: node.children.flatMap(mark) }];
    index += 1;
    return marked.has(index - 1) ? [element(tag, [node])] : [node];
  };
  const markText = (text: string): DisplayNode[] => {
    const parts: { isMarked: boolean; text: string }[] = [];
    for (const word of splitWords(text)) {
      const isMarked = marked.has(index);
      index += 1;
      const last = parts.at(-1);
      if (last?.isMarked === isMarked) last.text += word;
      else parts.push({ isMarked, text: word });
    }
    return parts.map((part) => (part.isMarked ? element(tag, [part.text]) : part.text));
  };
  return nodes.flatMap(mark);
}
