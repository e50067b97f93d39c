import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { isInlineTag } from '../plain/node-kinds.ts';
import { indent } from './indent.ts';

interface ListOptions {
  /** Whether another list directly precedes this one; it then uses a different marker. */
  isOther: boolean;
  /** Renders the content of an item. */
  write: (nodes: readonly TreeNode[], between: string) => string;
}

/** Renders a list, with blank lines between items if one of them contains paragraphs. */
export function renderList(list: TreeElement, { isOther, write }: ListOptions): string {
  const [tag, { start }] = list;
  const items = childrenOf(list).filter(isElement);
  const isTight = items.every(isShort);
  const first = typeof start === 'number' ? start : 1;
  const markerOf = (index: number): string => {
    if (tag === 'ul') return isOther ? '*' : '-';
    return `${first + index}${isOther ? ')' : '.'}`;
  };
  return items
    .map((item, index) => {
      const marker = markerOf(index);
      const text = write(childrenOf(item), isTight ? '\n' : '\n\n');
      return indent(text, `${marker} `, ' '.repeat(marker.length + 1));
    })
    .join(isTight ? '\n' : '\n\n');
}

/** Whether an item is one paragraph, followed at most by a list that needs no blank line before it. */
function isShort(item: TreeElement): boolean {
  const blocks = childrenOf(item).filter((child) => isElement(child) && !isInlineTag(child[0]) && child[0] !== '@math');
  return blocks.every((block) => {
    if (!isElement(block)) return true;
    const [tag, { start = 1 }, entry] = block;
    const isFilled = entry !== undefined && isElement(entry) && entry.length > 2;
    return (tag === 'ul' || tag === 'ol') && start === 1 && isFilled;
  });
}
