import type { Node } from '@tiptap/pm/model';
import { cleanInline } from './clean-inline.ts';
import type { InlineLocation } from './clean-inline.ts';
import { parseRawInline } from './parse-raw-inline.ts';
import { isOptionalSlot } from './write-block.ts';

/**
 * A block as comparable data, without what markdown cannot represent. Blocks with equal JSON look the same to a reader.
 */
export interface CanonicalBlock {
  json: string;
  /** Index of the block in its document. */
  index: number;
}

/**
 * Converts the blocks of a document for comparison. Blocks that markdown cannot represent (empty paragraphs) are left
 * out.
 */
export function canonicalBlocks(doc: Node): CanonicalBlock[] {
  const labels = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'footnoteDefinition') labels.add(String(attrs['label']));
    return !type.inlineContent;
  });
  return doc.content.content.flatMap((node, index) => {
    const data = canonical(node, labels);
    return data === undefined ? [] : [{ json: JSON.stringify(data), index }];
  });
}

function canonical(node: Node, labels: ReadonlySet<string>): unknown {
  const { attrs, type } = node;
  const children = (): unknown[] =>
    node.content.content.map((child) => canonical(child, labels)).filter((child) => child !== undefined);
  switch (type.name) {
    case 'paragraph': {
      const inline = inlineData(node, 'paragraph', labels);
      return inline.length === 0 ? undefined : ['p', nonEmptyProps(attrs['props']), inline];
    }
    case 'heading': {
      const inline = inlineData(node, 'heading', labels);
      // Attributes need text to be attached to.
      return inline.length === 0
        ? ['h', attrs['level']]
        : ['h', attrs['level'], attrs['id'], nonEmptyProps(attrs['props']), inline];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = children();
      return items.length === 0 ? undefined : [type.name, attrs['start'], items];
    }
    case 'listItem':
      return ['item', children()];
    case 'taskItem': {
      const content = children();
      return content.length === 0 ? undefined : ['task', attrs['checked'], content];
    }
    case 'codeBlock':
      return ['code', attrs['language'], attrs['filename'], attrs['highlights'], attrs['meta'], plain(node)];
    case 'rawBlock':
      return plain(node).trim() === '' ? undefined : ['raw', plain(node)];
    case 'formulaBlock':
      return plain(node).trim() === '' ? undefined : ['formula', plain(node).trim()];
    case 'table': {
      const [head] = node.content.content;
      // A column has the alignment of its head; new cells have none of their own.
      return [type.name, head?.content.content.map((cell) => cell.attrs['align'] as unknown), children()];
    }
    case 'tableHeader':
    case 'tableCell':
      return inlineData(node, 'cell', labels);
    case 'component':
      return ['component', attrs['name'], sorted(attrs['props']), children()];
    case 'slot': {
      const content = children();
      if (content.length === 0 && isOptionalSlot(node)) return undefined;
      return ['slot', attrs['name'], nonEmptyProps(attrs['props']), content];
    }
    case 'footnoteDefinition':
      return ['note', attrs['label'], children()];
    default:
      return [type.name, children()];
  }
}

function plain(node: Node): string {
  return node.textContent.replace(/\r\n?/gu, '\n').replaceAll('\0', '\uFFFD');
}

/** Runs of text with their marks, and inline nodes as data. */
function inlineData(block: Node, location: InlineLocation, labels: ReadonlySet<string>): unknown[] {
  const all: [string | unknown[], string][] = [];
  for (const { text, node, marks } of parseRawInline(cleanInline(block.content, location), location)) {
    const content = text ?? inlineNode(node as Node, location, labels);
    const names = marks
      .map(({ type, attrs }) => `${type.name}${JSON.stringify(markAttributes(type.name, attrs))}`)
      .toSorted()
      .join();
    const last = all.at(-1);
    if (typeof content === 'string' && typeof last?.[0] === 'string' && last[1] === names) last[0] += content;
    else all.push([content, names]);
  }
  return all;
}

function markAttributes(name: string, attrs: Record<string, unknown>): unknown[] {
  return name === 'link'
    ? [normalizeUrl(attrs['href']), attrs['title'], nonEmptyProps(attrs['props'])]
    : [nonEmptyProps(attrs['props'])];
}

function inlineNode(node: Node, location: InlineLocation, labels: ReadonlySet<string>): string | unknown[] {
  const { type } = node;
  const attrs = node.attrs as Record<string, unknown>;
  if (type.name === 'footnoteReference' && !labels.has(String(attrs['label']))) return `[^${String(attrs['label'])}]`;
  if (type.name === 'hardBreak' && location === 'cell') return ['rawInline', '<br>'];
  if (type.name === 'inlineComponent')
    return [type.name, attrs['name'], sorted(attrs['props']), inlineData(node, 'label', labels)];
  if (type.name === 'rawInline') return [type.name, node.textContent];
  if (type.name === 'image')
    return [type.name, normalizeUrl(attrs['src']), attrs['alt'], attrs['title'], nonEmptyProps(attrs['props'])];
  return [type.name, ...Object.values(attrs)];
}

/** The parser encodes characters that a URL must not contain. */
function normalizeUrl(value: unknown): string {
  const text = String(value);
  try {
    return encodeURI(decodeURI(text));
  } catch {
    return text;
  }
}

/** Empty properties become `null`, however they are written. */
function nonEmptyProps(props: unknown): unknown {
  return typeof props === 'object' && props !== null && Object.keys(props).length > 0 ? sorted(props) : null;
}

/** The order of properties has no meaning. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
