import type { Node } from '@tiptap/pm/model';
import type { MarkdownSource } from './open-markdown.ts';
import { patchComponent } from './patch-component.ts';
import { patchCode, patchHeading, patchParagraph } from './patch-leaf.ts';
import { patchList } from './patch-list.ts';
import { patchSequence } from './patch-sequence.ts';
import { patchTable } from './patch-table.ts';
import { isNodeChanged, LEVEL, listOldChildren, blockPrefix, writeOptionsOf } from './save-context.ts';
import type { PatchChildren, SaveContext } from './save-context.ts';
import { canFollowDirectly, isEmptyBlock, otherMarker, writeBlock } from './write-block.ts';
import { blankLine, lineBreak } from './write-leaf.ts';

/** Writes a block that is in the file with its changes. */
function patchBlock(node: Node, saving: SaveContext): string {
  const { source, level } = saving;
  const origin = source.origins.get(Number(node.attrs['origin'] ?? -1));
  const block = origin?.block;
  if (!origin || !block || !('type' in block) || block.type === 'item' || origin.node.type !== node.type)
    return writeBlock(node, writeOptionsOf(saving));
  if (level < LEVEL.block && origin.node.eq(node)) return source.tree.text.slice(block.start, block.end);
  const context = { ...saving, prefix: blockPrefix(saving, block.start) };
  const isLeafParent = node.content.content.some((child) => child.isTextblock && isNodeChanged(source, child));
  const isWhole = node.isTextblock || (isLeafParent && saving.isNested);
  if (level === LEVEL.block || (level === LEVEL.containers && isWhole))
    return writeBlock(node, writeOptionsOf(context));
  const inner = { ...context, isNested: true };
  switch (block.type) {
    case 'paragraph':
      return patchParagraph(node, origin.node, block, context);
    case 'heading':
      return patchHeading(node, origin.node, block, context);
    case 'code':
      return patchCode(node, origin.node, block, context);
    case 'list':
      return patchList(node, block, inner, patchChildren);
    case 'quote': {
      const [marker = '> '] = /^>[ \t]?/u.exec(source.tree.text.slice(block.start)) ?? [];
      return patchChildren(node, block, block.children, { ...inner, prefix: context.prefix + marker });
    }
    case 'footnote':
      return patchChildren(node, block, block.children, { ...inner, prefix: `${context.prefix}    ` });
    case 'table':
      return patchTable(node, block, context);
    case 'component':
      return patchComponent(node, block, inner, patchChildren);
    default:
      return writeBlock(node, writeOptionsOf(context));
  }
}

/** Writes the children of a container with their changes. */
export const patchChildren: PatchChildren = (
  parent,
  range,
  blocks,
  saving,
  { startsOnNewLine = false, isTight = false, levelOf } = {},
) => {
  const { source } = saving;
  const first = blocks[0];
  const prefix = first ? blockPrefix(saving, first.start) : saving.prefix;
  const writing = writeOptionsOf({ ...saving, prefix });
  let lastMarker: string | undefined;
  const noted = (node: Node, markdown: string): string => {
    lastMarker = node.type.name.endsWith('List') ? listMarker(markdown) : undefined;
    return markdown;
  };
  const others = (node: Node, before: Node | undefined): { marker?: string } =>
    lastMarker !== undefined && before?.type === node.type ? { marker: otherMarker(lastMarker) } : {};
  /** Two adjacent lists with the same marker would be parsed as one. */
  const patch = (node: Node, before: Node | undefined, context: SaveContext): string => {
    const markdown = patchBlock(node, context);
    const { marker } = others(node, before);
    const isApart = marker === undefined || listMarker(markdown) !== lastMarker;
    if (isApart) return noted(node, markdown);
    return noted(node, writeBlock(node, { ...writeOptionsOf({ ...context, level: LEVEL.containers }), marker }));
  };
  return patchSequence({
    text: source.tree.text,
    start: range.start,
    end: range.end,
    oldChildren: listOldChildren(source, blocks),
    newChildren: parent.content.content.filter((node) => !isEmptyBlock(node)),
    startsOnNewLine,
    lineEnds: isTight || saving.level < LEVEL.containers ? 1 : 2,
    separator: (before, after) => {
      return !before || (isTight && canFollowDirectly(before, after)) ? lineBreak(writing) : blankLine(writing);
    },
    isChanged: (node) => isNodeChanged(source, node),
    keep: (node, old, before) => patch(node, before, { ...saving, level: levelOf?.(node) ?? saving.level }),
    add: (node, before) => {
      const context = { ...saving, prefix, level: levelOf?.(node) ?? saving.level };
      // A block that was moved and changed, or a part of one, is written as a patch of its original.
      if (context.level < LEVEL.containers && isFromElsewhere(source, node, prefix))
        return patch(node, before, context);
      return noted(node, writeBlock(node, { ...writeOptionsOf(context), ...others(node, before) }));
    },
  });
};

/** Whether a block originates from another part of the file whose lines have the same prefix. */
function isFromElsewhere({ tree: { text }, origins }: MarkdownSource, node: Node, prefix: string): boolean {
  const start = origins.get(Number(node.attrs['origin'] ?? -1))?.block?.start;
  return start !== undefined && text.slice(text.lastIndexOf('\n', start - 1) + 1, start) === prefix;
}

function listMarker(markdown: string): string | undefined {
  return /^(?:\d{1,9})?([-+*.)])/u.exec(markdown)?.[1];
}
