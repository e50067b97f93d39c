import type { SourceCodeBlock, SourceHeading, SourceParagraph } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import { patchInline } from './patch-inline.ts';
import type { InlinePatch } from './patch-inline.ts';
import { patchLines } from './patch-lines.ts';
import { LEVEL, writeOptionsOf } from './save-context.ts';
import type { SaveContext } from './save-context.ts';
import { writeBlock } from './write-block.ts';
import { codeLines, fenceFor, suffix, writeInfo } from './write-leaf.ts';

function patchInlineContent(
  patch: Pick<InlinePatch, 'before' | 'after' | 'location' | 'inlines'>,
  { source, level, prefix }: SaveContext,
  start: number,
): { words: string; end: number } {
  const { text, lineEnding } = source.tree;
  const end = patch.inlines.at(-1)?.end ?? start;
  const words = patchInline({
    ...patch,
    text,
    start,
    end,
    isStrict: level >= LEVEL.escaped,
    isWhole: level >= LEVEL.leaves,
    lineBreak: lineEnding + prefix,
  });
  return { words, end };
}

/** Writes a paragraph with its changes. */
export function patchParagraph(node: Node, before: Node, block: SourceParagraph, saving: SaveContext): string {
  const { words, end } = patchInlineContent(
    { before, after: node, location: 'paragraph', inlines: block.inlines },
    saving,
    block.start,
  );
  const isSame = JSON.stringify(before.attrs['props']) === JSON.stringify(node.attrs['props']);
  return (
    words +
    (isSame
      ? saving.source.tree.text.slice(end, block.end)
      : suffix(node.attrs['props'] as Record<string, unknown> | null))
  );
}

/** Writes a heading with its changes. */
export function patchHeading(node: Node, before: Node, block: SourceHeading, saving: SaveContext): string {
  const { text } = saving.source.tree;
  const [first] = block.inlines;
  if (!first || (!block.marker && node.attrs['level'] !== before.attrs['level']))
    return writeBlock(node, writeOptionsOf(saving));
  const { words, end } = patchInlineContent(
    { before, after: node, location: 'heading', inlines: block.inlines },
    saving,
    first.start,
  );
  const head = block.marker ? '#'.repeat(Number(node.attrs['level'])) + text.slice(block.marker.end, first.start) : '';
  const attributes = ({ attrs }: Node): string =>
    suffix({
      ...(attrs['id'] !== null && { id: attrs['id'] as unknown }),
      ...(attrs['props'] as Record<string, unknown> | null),
    });
  const isSame = attributes(before) === attributes(node);
  const tail = isSame
    ? text.slice(end, block.end)
    : attributes(node) + text.slice(block.attributes?.end ?? end, block.end);
  return head + words + tail;
}

/** Writes a code block with its changes. */
export function patchCode(node: Node, before: Node, block: SourceCodeBlock, saving: SaveContext): string {
  const { text, lineEnding: lineEnd } = saving.source.tree;
  const { fence, inner } = block;
  const info = writeInfo(node.attrs);
  const isSame = info === writeInfo(before.attrs);
  const longestFence = fenceFor(node.textContent, info).length - 1;
  const isSafe = fence?.closing && (longestFence < 3 || fence.marker.length > longestFence);
  if (!fence || !isSafe || saving.level >= LEVEL.leaves) return writeBlock(node, writeOptionsOf(saving));
  const space = /^\s*/u.exec(text.slice(fence.info.start, fence.info.end))?.[0] ?? '';
  const opening =
    text.slice(block.start, fence.info.start) + (isSame ? text.slice(fence.info.start, fence.info.end) : space + info);
  const lines = patchLines({
    text,
    oldLines: inner,
    newLines: codeLines(node),
    start: fence.info.end,
    prefix: saving.prefix,
    lineEnd,
  });
  return opening + lines + text.slice(inner.at(-1)?.end ?? fence.info.end, block.end);
}
