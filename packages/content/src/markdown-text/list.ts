import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { isInlineTag } from '../plain/node-kinds.ts';
import { indent } from './indent.ts';

interface ListOptions {
  /**
   * Whether the list uses the second marker, because the adjacent list of the same kind before it uses the first.
   */
  usesOtherMarker: boolean;
  /** Renders the content of an item. */
  write: (nodes: readonly TreeNode[], between: string) => string;
}

/** Renders a list, with blank lines between items unless all items are short. */
export function renderList(list: TreeElement, { usesOtherMarker, write }: ListOptions): string {
  const [tag, { start }] = list;
  const items = childrenOf(list).filter(isElement);
  const isTight = items.every(isShort);
  const first = typeof start === 'number' ? start : 1;
  const markerOf = (index: number): string => {
    if (tag === 'ul') return usesOtherMarker ? '*' : '-';
    return `${first + index}${usesOtherMarker ? ')' : '.'}`;
  };
  return items
    .map((item, index) => {
      const marker = markerOf(index);
      const text = write(childrenOf(item), isTight ? '\n' : '\n\n');
      return indent(text, `${marker} `, ' '.repeat(marker.length + 1));
    })
    .join(isTight ? '\n' : '\n\n');
}

/** Whether an item has only inline content and lists that need no blank line before them. */
function isShort(item: TreeElement): boolean {
  const blocks = childrenOf(item).filter((child) => isElement(child) && !isInlineTag(child[0]) && child[0] !== '@math');
  return blocks.every((block) => {
    if (!isElement(block)) return true;
    const [tag, { start = 1 }, entry] = block;
    const isFilled = entry !== undefined && isElement(entry) && entry.length > 2;
    return (tag === 'ul' || tag === 'ol') && start === 1 && isFilled;
  });
}
