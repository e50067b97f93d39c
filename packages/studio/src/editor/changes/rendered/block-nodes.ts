import type { DocumentBody } from '@recto/content';
import { GENERATED, isElement } from '@recto/content';
import type { TextBlock } from '../../translations/blocks/text-blocks.ts';
import { element, toDisplayNodes } from './display-tree.ts';
import type { DisplayNode } from './display-tree.ts';

/** Creates a function that returns the elements of a block. A block without visible elements is shown as source. */
export function createBlockNodes(
  text: string,
  { nodes, lines = [] }: Pick<DocumentBody, 'nodes' | 'lines'>,
): (block: TextBlock) => DisplayNode[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return ({ start, end, source }) => {
    const [first, last] = [lineAt(start), lineAt(end)];
    const blockNodes = nodes.filter((_, index) => {
      const line = lines[index]?.[0];
      return line !== undefined && line >= first && line <= last;
    });
    const isDrawing = blockNodes.some((node) => isElement(node) && node[0].startsWith(GENERATED));
    const displayNodes = isDrawing ? [] : toDisplayNodes(blockNodes);
    return displayNodes.length > 0 ? displayNodes : [element('pre', [source])];
  };
}
