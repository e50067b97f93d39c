import type { FormatWriter, WriteOptions } from './format-writer.ts';
import { isObject } from './field-edit.ts';
import { eachNode, isCollection, newlineOf } from './source-tree.ts';
import type { CollectionNode, FieldValue, SourceNode } from './source-tree.ts';
import { canBePlain, writeDouble, writeScalar } from './yaml-scalar.ts';
import type { Scalar, ScalarOptions } from './yaml-scalar.ts';

/** YAML style of a text. */
interface YamlStyle {
  newline: string;
  quote: 'single' | 'double';
  /** Indentation of an object relative to its key, in columns. */
  mapStep: number;
  /** Indentation of a list relative to its key, in columns. */
  listStep: number;
  /** Whether lists of scalars are written as [a, b]. */
  inlineLists: boolean;
  /** Whether texts are quoted even if they need no quotes. */
  prefersQuotes: boolean;
}

/** Creates the writer for YAML. */
export function createYamlWriter(text: string, root: SourceNode | null): FormatWriter {
  const style = readStyle(text, root);

  const replaceNode: FormatWriter['replaceNode'] = (node, value, attempt, options = {}) => {
    const { range, after, afterProperties, inFlow, parentIndent, isOfKey } = node;
    // No space before the root and before values in a flow list.
    const space = (inFlow && !isOfKey) || parentIndent === -1 ? '' : ' ';
    // Keep a comment between the key and the value.
    const before = text.slice(afterProperties, range.start);
    const comment = before.includes('#') ? before.trimEnd() : '';
    if (attempt === 'safe') {
      return { start: after, end: range.end, insert: space + writeFlow(value, style, { quotesAll: true }) + comment };
    }
    const context = { style, parentIndent, isOfKey, inFlow };
    const wholeRange = { start: afterProperties, end: range.end };
    if (!isScalar(value) && !inFlow) {
      const block = writeBlock(value, context);
      return { ...wholeRange, insert: block.startsWith(style.newline) ? comment + block : block + comment };
    }
    const source = text.slice(range.start, range.end);
    const inline = isScalar(value)
      ? writeScalar(value, scalarOptions(context, node, source, options))
      : writeFlow(value, style);
    if (isCollection(node) && node.layout === 'block') return { ...wholeRange, insert: space + inline + comment };
    return { ...range, insert: source === '' && inline !== '' ? space + inline : inline };
  };

  function writeEntry(
    { kind, layout, indent, entries }: CollectionNode,
    key: string | undefined,
    value: FieldValue,
    options: WriteOptions = {},
  ): string {
    const context = { style, parentIndent: indent, isOfKey: kind === 'map', inFlow: layout === 'flow' };
    if (layout === 'flow') {
      const quotesAll = entries.length > 0 && entries.every(({ keyStyle }) => keyStyle === 'double');
      const name = key === undefined ? '' : `${writeKey(key, style, { inFlow: true, quotesAll })}: `;
      return name + writeFlow(value, style, { quotesAll });
    }
    const name = key === undefined ? '-' : `${writeKey(key, style)}:`;
    if (!isScalar(value)) return name + writeBlock(value, context);
    return `${name} ${writeScalar(value, scalarOptions(context, undefined, '', options))}`;
  }

  return { newline: style.newline, replaceNode, writeEntry };
}

interface BlockContext {
  style: YamlStyle;
  parentIndent: number;
  isOfKey: boolean;
  inFlow: boolean;
}

function isScalar(value: FieldValue): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** Options for writing a scalar, including the style of the value that it replaces. */
function scalarOptions(
  { style, parentIndent, inFlow }: BlockContext,
  replaced?: SourceNode,
  source = '',
  { isDate }: WriteOptions = {},
): ScalarOptions {
  const { quote, newline, mapStep, prefersQuotes } = style;
  // Keep the indentation of a block scalar.
  const spaces = /^[|>][^\n]*\n(?:[ \t]*\r?\n)*( +)\S/u.exec(source)?.[1]?.length ?? 0;
  const blockIndent = spaces > parentIndent ? spaces : Math.max(0, parentIndent) + mapStep;
  const oldStyle = replaced?.kind === 'scalar' ? replaced.style : undefined;
  const old = { source, style: oldStyle, replaced: replaced?.value };
  return { inFlow, quote, newline, prefersQuotes, parentIndent, allowsDate: isDate, blockIndent, ...old };
}

/** A list or an object after a key or a dash, including the white space before it. */
function writeBlock(value: FieldValue, context: BlockContext): string {
  const { style, parentIndent, isOfKey } = context;
  const items = Array.isArray(value) ? value : Object.values(value as Record<string, FieldValue>);
  const isInline = Array.isArray(value) && style.inlineLists && items.every(isScalar) && isOfKey;
  const isRoot = parentIndent === -1;
  if (items.length === 0 || isInline) return (isRoot ? '' : ' ') + writeFlow(value, style);
  // After a dash, the first entry is on the same line.
  const step = Array.isArray(value) ? style.listStep : style.mapStep;
  const indentAfterDash = isRoot ? 0 : parentIndent + 2;
  const indent = isOfKey ? parentIndent + step : indentAfterDash;
  const lead = isOfKey ? style.newline + ' '.repeat(indent) : ' '.repeat(isRoot ? 0 : 1);
  const innerContext = { style, parentIndent: indent, inFlow: false };
  const entries = Array.isArray(value)
    ? value.map((item) => `-${writeAfterMarker(item, { ...innerContext, isOfKey: false })}`)
    : Object.entries(value as Record<string, FieldValue>).map(
        ([key, item]) => `${writeKey(key, style)}:${writeAfterMarker(item, { ...innerContext, isOfKey: true })}`,
      );
  return lead + entries.join(style.newline + ' '.repeat(indent));
}

function writeAfterMarker(value: FieldValue, context: BlockContext): string {
  return isScalar(value) ? ` ${writeScalar(value, scalarOptions(context))}` : writeBlock(value, context);
}

/** Options for a value or a key on one line. */
interface FlowOptions {
  /** Whether all texts and keys are in double quotes. */
  quotesAll?: boolean;
}

/** Writes a value on one line. */
function writeFlow(value: FieldValue, style: YamlStyle, options: FlowOptions = {}): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item, style, options)).join(', ')}]`;
  if (isObject(value)) {
    const pairs = Object.entries(value).map(
      ([key, item]) => `${writeKey(key, style, { ...options, inFlow: true })}: ${writeFlow(item, style, options)}`,
    );
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  if (options.quotesAll && typeof value === 'string') return writeDouble(value);
  const { quote, newline } = style;
  return writeScalar(value, { inFlow: true, quote, newline, blockIndent: 0, parentIndent: 0 });
}

function writeKey(
  key: string,
  { quote, newline }: YamlStyle,
  { inFlow = false, quotesAll = false }: FlowOptions & { inFlow?: boolean } = {},
): string {
  if (quotesAll) return writeDouble(key);
  // A key is always on one line. In a block, it needs no quotes if it looks like a date.
  return writeScalar(key, { inFlow: true, quote, newline, blockIndent: 0, parentIndent: 0, allowsDate: !inFlow });
}

function readStyle(text: string, root: SourceNode | null): YamlStyle {
  const nodes = root ? [...eachNode(root)] : [];
  const quoted = nodes.find((node) => node.kind === 'scalar' && (node.style === 'single' || node.style === 'double'));
  const blocks = nodes.filter(isCollection).filter(({ layout, isOfKey }) => layout === 'block' && isOfKey);
  const stepOf = (kind: 'list' | 'map'): number | undefined => {
    const block = blocks.find((node) => node.kind === kind);
    return block && block.indent - block.parentIndent;
  };
  const lists = nodes.filter((node) => node.kind === 'list' && node.entries.length > 0);
  const inline = lists.filter((node) => isCollection(node) && node.layout === 'flow');
  const mapStep = stepOf('map') ?? (stepOf('list') || 2);
  return {
    newline: newlineOf(text),
    quote: quoted?.kind === 'scalar' && quoted.style === 'single' ? 'single' : 'double',
    mapStep,
    listStep: stepOf('list') ?? mapStep,
    inlineLists: inline.length > lists.length / 2,
    prefersQuotes: areQuotesPreferred(nodes),
  };
}

/** Whether most texts that need no quotes are quoted. */
function areQuotesPreferred(nodes: readonly SourceNode[]): boolean {
  let balance = 0;
  for (const node of nodes) {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') continue;
    if (node.style === 'plain') balance -= 1;
    else if (canBePlain(node.value, { inFlow: node.inFlow })) balance += 1;
  }
  return balance > 0;
}
