import type { SourceComponent, SourceSlot } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import { patchLines } from './patch-lines.ts';
import { changedKeys, isField, patchAttributes, patchFields } from './patch-props.ts';
import { patchSequence } from './patch-sequence.ts';
import { isNodeChanged, listOldChildren, blockPrefix, writeOptionsOf } from './save-context.ts';
import type { PatchChildren, SaveContext } from './save-context.ts';
import { isEmptyBlock, writeBlock, writeSlot } from './write-block.ts';
import { blankLine, lineBreak } from './write-leaf.ts';

/** Writes a component with its changes: head, slots and closing line. */
export function patchComponent(
  node: Node,
  block: SourceComponent,
  saving: SaveContext,
  patchChildren: PatchChildren,
): string {
  const { source } = saving;
  const { text } = source.tree;
  const before = source.origins.get(Number(node.attrs['origin']))?.node;
  const writing = writeOptionsOf(saving);
  if (!before || !block.closing) return writeBlock(node, writing);
  const slots = node.content.content.filter((slot) => !isEmptyBlock(slot));
  return (
    patchHead(node, before, block, saving) +
    patchSequence({
      text,
      start: block.fields?.end ?? block.opening.end,
      end: block.end,
      oldChildren: listOldChildren(source, block.slots),
      newChildren: slots,
      startsOnNewLine: true,
      lineEnds: 1,
      separator: (last) => (last ? blankLine(writing) : lineBreak(writing)),
      isChanged: (slot) => isNodeChanged(source, slot),
      add: (slot) => writeSlot(slot, writing, slots[0] === slot),
      keep: (slot, old) => {
        const origin = source.origins.get(old.id);
        const entry = origin?.block as SourceSlot;
        const isHere = entry.line !== undefined || slots[0] === slot;
        const isSame =
          JSON.stringify([slot.attrs['name'], slot.attrs['props']]) ===
          JSON.stringify([origin?.node.attrs['name'], origin?.node.attrs['props']]);
        if (!isHere || !isSame) return writeSlot(slot, writing, slots[0] === slot);
        if (!entry.line) return patchChildren(slot, entry, entry.children, saving);
        const head = text.slice(entry.line.start, entry.line.end);
        return (
          head +
          patchChildren(slot, { start: entry.line.end, end: entry.end }, entry.children, saving, {
            startsOnNewLine: true,
          })
        );
      },
    })
  );
}

/** The opening line `::name{…}` and the YAML below it. */
function patchHead(node: Node, before: Node, block: SourceComponent, saving: SaveContext): string {
  const { text, lineEnding: lineEnd } = saving.source.tree;
  const { opening, attributes, fields } = block;
  const after = node.attrs['props'] as Record<string, unknown>;
  const keys = changedKeys(before.attrs['props'] as Record<string, unknown>, after);
  const [inFields, inAttributes] = [
    keys.filter((key) => isField(block, key)),
    keys.filter((key) => !isField(block, key)),
  ];
  const nameEnd = attributes?.start ?? opening.start + text.slice(opening.start, opening.end).trimEnd().length;
  const name = text.slice(opening.start, nameEnd);
  const renamed =
    node.attrs['name'] === before.attrs['name'] ? name : name.replace(/[^:\s]+/u, String(node.attrs['name']));
  const braces =
    inAttributes.length === 0
      ? text.slice(nameEnd, attributes?.end ?? nameEnd)
      : patchAttributes(text, attributes, inAttributes, after);
  const line = renamed + braces + text.slice(attributes?.end ?? nameEnd, opening.end);
  if (!fields) return line;
  if (inFields.length === 0) return line + text.slice(opening.end, fields.end);
  const yaml = fields.inner.map(({ start, end }) => text.slice(start, end)).join('\n');
  const patched = patchFields(yaml, inFields, after);
  const start = fields.inner[0]
    ? lineEndBefore(text, fields.inner[0].begin)
    : lineEndBefore(text, fields.closing.begin);

  const lines = patchLines({
    text,
    oldLines: fields.inner,
    newLines: patched === '' ? [] : patched.split('\n'),
    start,
    prefix: blockPrefix(saving, fields.start),
    lineEnd,
  });
  return line + text.slice(opening.end, start) + lines + text.slice(fields.inner.at(-1)?.end ?? start, fields.end);
}

/** Offset of the end of the previous line. */
function lineEndBefore(text: string, begin: number): number {
  return text[begin - 2] === '\r' ? begin - 2 : begin - 1;
}
