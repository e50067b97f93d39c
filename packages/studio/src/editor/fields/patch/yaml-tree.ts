import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { CST, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { columnAt } from './source-tree.ts';
import type { FieldValue, ScalarStyle, SourceEntry, SourceNode, TextRange } from './source-tree.ts';

/** Parsed YAML. */
export interface YamlSource {
  value: FieldValue;
  /** The values with their ranges; `null` if there are only comments. */
  root: SourceNode | null;
}

/** Parses YAML in a range of a text, like the parser of content files; returns an `Error` if it is invalid. */
export function readYaml(text: string, { start, end }: TextRange): YamlSource | Error {
  const document = parseDocument(text.slice(start, end), {
    keepSourceTokens: true,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) return error;
  if (document.contents === null) return { value: {}, root: null };
  try {
    // Resolves aliases; throws if an alias is undefined or expands too far.
    const value = document.toJS() as FieldValue;
    const position = { after: start + document.contents.range[0], parentIndent: -1, inFlow: false, isOfKey: false };
    const build = createBuilder(text, start);
    return { value, root: build(document.contents, value, { ...position, afterProperties: position.after }) };
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

type ScalarValue = string | number | boolean | null;
type NodePosition = Pick<SourceNode, 'after' | 'afterProperties' | 'parentIndent' | 'inFlow' | 'isOfKey'>;
type Build = (node: Node | null, value: FieldValue, position: NodePosition) => SourceNode;

/** `base` is the offset of the parsed part in the text. */
function createBuilder(text: string, base: number): Build {
  const build: Build = (node, value, position) => {
    const common = { ...position, value };
    if (isAlias(node)) return { ...common, kind: 'alias', range: rangeOf(node, base) };
    if (isMap(node) || isSeq(node)) return buildCollection(node, value, position);
    if (!isScalar(node) || isEmpty(node)) {
      const at = position.afterProperties;
      return { ...common, kind: 'scalar', style: 'empty', range: { start: at, end: at } };
    }
    const range = rangeOf(node, base);
    const style = STYLES[node.type ?? 'PLAIN'] ?? 'plain';
    // The last line break ends the line and is not part of the range.
    const last = style === 'literal' || style === 'folded' ? /\r?\n$/u.exec(text.slice(range.start, range.end)) : null;
    return { ...common, kind: 'scalar', style, range: { ...range, end: range.end - (last?.[0].length ?? 0) } };
  };

  function buildCollection(node: YAMLMap | YAMLSeq, value: FieldValue, position: NodePosition): SourceNode {
    const token = node.srcToken as CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined;
    const common = { ...position, value, kind: isMap(node) ? ('map' as const) : ('list' as const) };
    // A pair in a flow list, as in [a: 1], has no braces that another pair could be added to.
    if (!token || (token.type === 'flow-collection' && (token.start.source === '{') !== isMap(node))) {
      return { ...common, kind: 'pair', range: rangeOf(node, base) };
    }
    const isFlow = token.type === 'flow-collection';
    const offset = base + token.offset;
    const indent = isFlow ? position.parentIndent : columnAt(text, offset + leadingOf(token));
    const context = { parentIndent: indent, inFlow: isFlow };
    const entries = isMap(node)
      ? node.items.map((pair) => pairEntry(pair as Pair<Node, Node | null>, value, context))
      : (token.items as CST.CollectionItem[])
          .filter(isListItem)
          .map((item, index) => itemEntry(item, node.items[index] as Node | null, valueAt(value, index), context));
    if (isFlow) return { ...common, layout: 'flow', indent, entries, range: rangeOf(node, base) };
    const range = { start: entries[0]?.range.start ?? offset, end: entries.at(-1)?.range.end ?? offset };
    return { ...common, layout: 'block', indent, entries, range };
  }

  function pairEntry(
    { key, value: node, srcToken }: Pair<Node, Node | null>,
    parent: FieldValue,
    context: Pick<NodePosition, 'parentIndent' | 'inFlow'>,
  ): SourceEntry {
    const item = srcToken as CST.CollectionItem;
    const name = isScalar(key) ? String((key.value as ScalarValue) ?? '') : undefined;
    const keyRange = key.range ? rangeOf(key, base) : { start: base, end: base };
    const position = positionAfter(item.sep ?? [], base, keyRange.end);
    const child = build(node, name === undefined ? null : valueAt(parent, name), {
      ...position,
      ...context,
      isOfKey: true,
    });
    const first = item.start.find(({ type }) => type === 'explicit-key-ind' || type === 'anchor' || type === 'tag');
    return {
      key: name,
      keyStyle: isScalar(key) ? STYLES[key.type ?? 'PLAIN'] : undefined,
      range: { start: first ? base + first.offset : keyRange.start, end: child.range.end },
      node: child,
    };
  }

  function itemEntry(
    { start: tokens }: CST.CollectionItem,
    node: Node | null,
    value: FieldValue,
    context: Pick<NodePosition, 'parentIndent' | 'inFlow'>,
  ): SourceEntry {
    const at = node?.range ? base + node.range[0] : 0;
    const dash = tokens.find(({ type }) => type === 'seq-item-ind');
    const first = dash ?? tokens.find(({ type }) => type === 'anchor' || type === 'tag');
    // A value in a flow list has no dash, so it starts with its anchor or tag.
    const position = dash
      ? positionAfter(tokens, base, at)
      : { after: first ? base + first.offset : at, afterProperties: positionAfter(tokens, base, at).afterProperties };
    const child = build(node, value, { ...position, ...context, isOfKey: false });
    const start = first ? base + first.offset : child.range.start;
    return { key: undefined, keyStyle: undefined, range: { start, end: child.range.end }, node: child };
  }

  return build;
}

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/** Position of a value, derived from the tokens before it. */
function positionAfter(
  tokens: readonly CST.SourceToken[],
  base: number,
  fallback: number,
): Omit<NodePosition, keyof NodeContext> {
  const endOf = (token: CST.SourceToken | undefined) => (token ? base + token.offset + token.source.length : undefined);
  const indicator = tokens.findLast(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  const property = tokens.findLast(({ type }) => type === 'anchor' || type === 'tag');
  const after = endOf(indicator) ?? fallback;
  return { after, afterProperties: Math.max(after, endOf(property) ?? after) };
}

type NodeContext = Pick<NodePosition, 'parentIndent' | 'inFlow' | 'isOfKey'>;

function rangeOf({ range }: Node, base: number): TextRange {
  const [start = 0, end = 0] = range ?? [];
  return { start: base + start, end: base + end };
}

function isEmpty({ srcToken }: Scalar): boolean {
  return srcToken === undefined || (srcToken.type === 'scalar' && srcToken.source === '');
}

/** The parser treats comments and a comma after the last item as separate items. */
function isListItem({ start, key, sep, value }: CST.CollectionItem): boolean {
  return (
    key !== undefined ||
    sep !== undefined ||
    value !== undefined ||
    start.some(({ type }) => type === 'seq-item-ind' || type === 'anchor' || type === 'tag')
  );
}

/** Length of the tokens before the first key or dash of a block collection. */
function leadingOf({ offset, items: [first] }: CST.BlockMap | CST.BlockSequence): number {
  const indicator = first?.start.find(({ type }) => type !== 'space' && type !== 'newline' && type !== 'comment');
  const key = first?.key && 'offset' in first.key ? first.key.offset : offset;
  return (indicator?.offset ?? key) - offset;
}

function valueAt(parent: FieldValue, step: string | number): FieldValue {
  if (Array.isArray(parent)) return parent[Number(step)] ?? null;
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, step)) return null;
  return parent[step] ?? null;
}
