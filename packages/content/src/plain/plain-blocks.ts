import { childrenOf, isElement, textOf } from '../parse/document.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { PROSE_MESSAGES } from '../components/prose-messages.ts';
import type { ProseMessages } from '../components/prose-messages.ts';
import { HEADING } from './node-kinds.ts';

/** Functions of `plainTree` that convert the children of a block. */
export interface PlainTools {
  /** Converts nodes to blocks. Text between blocks becomes paragraphs, or stays unwrapped in a tight list. */
  blocks: (nodes: readonly TreeNode[], isTight?: boolean) => TreeNode[];
  /** Converts nodes to inline content. */
  inline: (nodes: readonly TreeNode[]) => TreeNode[];
}

/** Converts a highlighted code block to plain code, with its language and file name. */
export function plainCode(node: TreeElement): TreeElement {
  const { language, filename } = node[1];
  const code = textOf(node);
  const props: Props = {
    ...(typeof language === 'string' && { language }),
    ...(typeof filename === 'string' && { filename }),
  };
  // Each highlighted line ends with a line break, including the last one.
  return ['pre', props, ['code', {}, hasLines(node) ? code.replace(/\n$/u, '') : code]];
}

function hasLines(node: TreeNode): boolean {
  if (!isElement(node)) return false;
  const last = childrenOf(node).at(-1);
  return last !== undefined && isElement(last) && (/^line\b/u.test(String(last[1]['class'])) || hasLines(last));
}

/** Converts a list. If all items begin with a heading, the list is only used for layout and its items become blocks. */
export function plainList(list: TreeElement, { blocks }: PlainTools): TreeNode[] {
  const [tag, { start }] = list;
  const items = childrenOf(list).filter(isElement);
  const isLayout = items.length > 0 && items.every(beginsWithHeading);
  if (isLayout) return items.flatMap((item) => blocks(childrenOf(item)));
  const listItems = items.map((item): TreeNode => ['li', {}, ...blocks(childrenOf(item), true)]);
  const props = tag === 'ol' && start !== undefined && Number.isInteger(Number(start)) ? { start: Number(start) } : {};
  return listItems.length === 0 ? [] : [[tag, props, ...listItems]];
}

function beginsWithHeading(item: TreeElement): boolean {
  const [first] = childrenOf(item);
  return first !== undefined && isElement(first) && HEADING.test(first[0]);
}

/** Converts a quotation or callout. A callout gets its translated label (such as "Note") as `title`. */
export function plainQuotation(node: TreeElement, { blocks }: PlainTools, messages: ProseMessages = {}): TreeElement {
  const { as } = node[1];
  const key = `callout.${String(as)}`;
  const title =
    typeof as === 'string' ? (messages[key] ?? PROSE_MESSAGES[key as keyof typeof PROSE_MESSAGES]) : undefined;
  return ['blockquote', title === undefined ? {} : { as, title }, ...blocks(childrenOf(node))];
}

/** Converts a table to rows and cells. Its caption becomes a paragraph before the table. */
export function plainTable(children: readonly TreeNode[], { inline }: PlainTools): TreeNode[] {
  const parts = children.filter(isElement);
  const caption = parts
    .filter(([tag]) => tag === 'caption')
    .map((part): TreeNode => ['p', {}, ...inline(childrenOf(part))]);
  const cell = (node: TreeElement): TreeNode => {
    const { align } = node[1];
    return [node[0], typeof align === 'string' ? { align } : {}, ...inline(childrenOf(node))];
  };
  const row = (node: TreeElement): TreeNode => ['tr', {}, ...childrenOf(node).filter(isElement).map(cell)];
  const rowsOf = (nodes: readonly TreeElement[]): TreeElement[] => nodes.filter(([tag]) => tag === 'tr');
  const rowsInside = (part: TreeElement): TreeElement[] => rowsOf(childrenOf(part).filter(isElement));
  const head = parts.filter(([tag]) => tag === 'thead').flatMap(rowsInside);
  const rest = parts.flatMap((part) =>
    part[0] === 'tbody' || part[0] === 'tfoot' ? rowsInside(part) : rowsOf([part]),
  );
  return [
    ...caption,
    [
      'table',
      {},
      ...(head.length > 0 ? [['thead', {}, ...head.map(row)] satisfies TreeNode] : []),
      ['tbody', {}, ...rest.map(row)],
    ],
  ];
}
