import type { Node } from '@tiptap/pm/model';
import { stringify } from 'yaml';
import { cleanInline } from './clean-inline.ts';
import { writeAttributes } from './write-attributes.ts';
import { blankLine, lineBreak, suffix, withPrefix, writeCode, writeTable, writeInlineContent } from './write-leaf.ts';
import type { BlockWriteOptions } from './write-leaf.ts';

type Props = Record<string, unknown> | null;

/** Whether a block has no representation in markdown. */
export function isEmptyBlock(node: Node): boolean {
  if (node.type.name === 'paragraph') return cleanInline(node.content, 'paragraph').length === 0;
  if (node.type.name === 'rawBlock' || node.type.name === 'formulaBlock') return node.textContent.trim() === '';
  if (node.type.name === 'taskItem') return node.content.content.every(isEmptyBlock);
  if (node.type.name === 'slot') return isOptionalSlot(node) && node.content.content.every(isEmptyBlock);
  return node.type.name.endsWith('List') && node.content.content.every(isEmptyBlock);
}

/** Whether a slot may be left out if it is empty: the default one, and those of a component that was just inserted. */
export function isOptionalSlot({ attrs }: Node): boolean {
  return attrs['name'] === 'default' || (attrs['origin'] === null && attrs['props'] === null);
}

/** Writes a block as markdown, the first line without prefix. */
export function writeBlock(node: Node, writing: BlockWriteOptions): string {
  const { attrs, type } = node;
  const reused = writing.reuse?.(node, writing.prefix);
  if (reused !== undefined) return reused;
  switch (type.name) {
    case 'paragraph':
      return writeInlineContent(node, 'paragraph', writing) + suffix(attrs['props'] as Props);
    case 'heading': {
      const words = writeInlineContent(node, 'heading', writing, '# ');
      const id = attrs['id'] === null ? {} : { id: attrs['id'] as unknown };
      const attributes = words === '' ? '' : suffix({ ...id, ...(attrs['props'] as Props) });
      return `${'#'.repeat(Number(attrs['level']))} ${words}${attributes}`.trimEnd();
    }
    case 'bulletList':
    case 'orderedList':
      return writeList(node, writing);
    case 'blockquote':
      return `> ${writeBlocks(node, { ...writing, prefix: `${writing.prefix}> ` })}`.trimEnd();
    case 'codeBlock':
      return writeCode(node, writing);
    case 'table':
      return writeTable(node, writing);
    case 'rule':
      // At the start of a file, dashes would open front matter.
      return writing.isStrict ? '***' : '---';
    case 'component':
      return writeComponent(node, writing);
    case 'footnoteDefinition':
      return `[^${String(attrs['label'])}]: ${writeBlocks(node, { ...writing, prefix: `${writing.prefix}    ` })}`.trimEnd();
    case 'formulaBlock':
      return ['$$', ...node.textContent.trim().split(/\r?\n/u), '$$'].join(lineBreak(writing));
    default:
      return withPrefix(node.textContent, writing);
  }
}

/** Writes blocks separated by blank lines. */
function writeBlocks(parent: Node, writing: BlockWriteOptions, isTight = false): string {
  let result = '';
  let last: Node | undefined;
  let marker: string | undefined;
  for (const node of parent.content.content) {
    if (isEmptyBlock(node)) continue;
    if (last) result += isTight && canFollowDirectly(last, node) ? lineBreak(writing) : blankLine(writing);
    const other = last?.type === node.type ? otherMarker(marker ?? markerOf(node.type.name)) : undefined;
    marker = other ?? markerOf(node.type.name);
    result += writeBlock(node, { ...withoutMarker(writing), ...(other !== undefined && { marker: other }) });
    last = node;
  }
  return result;
}

/** Whether a list may follow a paragraph without a blank line; only some lists can interrupt a paragraph. */
export function canFollowDirectly(before: Node, after: Node): boolean {
  const isList = after.type.name === 'bulletList' || (after.type.name === 'orderedList' && after.attrs['start'] === 1);
  return isList && before.type.name === 'paragraph' && after.firstChild?.textContent.trim() !== '';
}

function withoutMarker(writing: BlockWriteOptions): BlockWriteOptions {
  const rest = { ...writing };
  delete rest.marker;
  return rest;
}

const markerOf = (type: string): string => (type === 'orderedList' ? '.' : '-');

/** Returns another list marker, since two adjacent lists with the same marker would be parsed as one. */
export function otherMarker(marker: string): string {
  return { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' }[marker] ?? '*';
}

function writeList(list: Node, writing: BlockWriteOptions): string {
  const isOrdered = list.type.name === 'orderedList';
  const marker = writing.marker ?? markerOf(list.type.name);
  const items = list.content.content.filter((item) => !isEmptyBlock(item));
  const isTight = list.attrs['tight'] === true;
  const first = isOrdered ? Number(list.attrs['start']) : 0;
  return items
    .map((item, index) =>
      writeItem(item, { ...withoutMarker(writing), mark: isOrdered ? `${first + index}${marker}` : marker, isTight }),
    )
    .join(isTight ? lineBreak(writing) : blankLine(writing));
}

/** Writes a list item. */
export function writeItem(
  item: Node,
  { mark, isTight, ...writing }: BlockWriteOptions & { mark: string; isTight: boolean },
): string {
  const box = item.type.name === 'taskItem' ? `[${item.attrs['checked'] === true ? 'x' : ' '}] ` : '';
  const prefix = `${writing.prefix}${' '.repeat(mark.length + 1)}`;
  return `${mark} ${box}${writeBlocks(item, { ...writing, prefix }, isTight)}`.trimEnd();
}

function writeComponent(node: Node, writing: BlockWriteOptions): string {
  const { name, props } = node.attrs as { name: string; props: Record<string, unknown> };
  const colons = ':'.repeat(2 + depthIn(node));
  const entries = Object.entries(props);
  const isYaml = entries.some(([, value]) => typeof value === 'object' && value !== null);
  const fields = isYaml ? ['---', ...stringify(props).trimEnd().split('\n'), '---'] : [];
  const head = [`${colons}${name}${isYaml ? '' : writeAttributes(props)}`, ...fields];
  const slots = node.content.content
    .filter((slot) => !isEmptyBlock(slot))
    .map((slot, index) => writeSlot(slot, writing, index === 0));
  const body = slots.length === 0 ? '' : `${lineBreak(writing)}${slots.join(blankLine(writing))}`;
  return `${head.join(lineBreak(writing))}${body}${lineBreak(writing)}${colons}`;
}

/** Number of component levels inside: outer components are written with more colons. */
function depthIn(node: Node): number {
  let deepest = 0;
  node.descendants((child) => {
    if (child.type.name === 'component') deepest = Math.max(deepest, 1 + depthIn(child));
    return child.type.name !== 'component' && !child.isTextblock;
  });
  return deepest;
}

/** Writes a slot of a component. */
export function writeSlot(slot: Node, writing: BlockWriteOptions, isFirst: boolean): string {
  const { name, props } = slot.attrs as { name: string; props: Props };
  const line = isFirst && name === 'default' && !props ? '' : `#${name}${writeAttributes(props)}`;
  const body = writeBlocks(slot, writing);
  return [line, body].filter((part) => part !== '').join(lineBreak(writing));
}
