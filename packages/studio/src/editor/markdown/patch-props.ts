import type { SourceAttributes, SourceComponent } from '@recto/content/source';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import type { Pair } from 'yaml';
import { writeAttribute, writeAttributes, writeValue } from './write-attributes.ts';

type Props = Record<string, unknown>;

interface Splice {
  start: number;
  end: number;
  insert: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Names of properties whose values differ. */
export function changedKeys(before: Props, after: Props): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key], after[key]),
  );
}

/** Writes attributes with some values changed; the others keep their bytes. */
export function patchAttributes(
  text: string,
  attributes: SourceAttributes | undefined,
  keys: readonly string[],
  after: Props,
): string {
  if (!attributes)
    return writeAttributes(Object.fromEntries(keys.filter((key) => key in after).map((key) => [key, after[key]])));
  const splices: Splice[] = [];
  let added = '';
  let left = attributes.pairs.length;
  for (const key of keys) {
    const [first, ...others] = attributes.pairs.filter(({ name }) => name === key || name === `:${key}`);
    const isGone = !(key in after);
    if (!first) {
      if (!isGone) added += ` ${writeAttribute(key, after[key])}`;
      continue;
    }
    for (const pair of isGone ? [first, ...others] : others) splices.push({ ...withSpace(text, pair), insert: '' });
    left -= others.length + (isGone ? 1 : 0);
    if (isGone) continue;
    const value = first.value && writeValue(first.name, after[key], text.slice(first.value.start, first.value.end));
    if (first.value && value !== undefined) splices.push({ ...first.value, insert: value });
    else splices.push({ start: first.start, end: first.end, insert: writeAttribute(key, after[key]) });
  }
  if (left === 0 && added === '') return '';
  splices.push({ start: attributes.end - 1, end: attributes.end - 1, insert: left === 0 ? added.trimStart() : added });
  return splice(text, attributes.start, attributes.end, splices);
}

function withSpace(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  if (text[start - 1] === ' ') return { start: start - 1, end };
  return { start, end: text[end] === ' ' ? end + 1 : end };
}

/** Applies replacements to a range of a text. */
export function splice(text: string, start: number, end: number, splices: readonly Splice[]): string {
  let result = '';
  let at = start;
  for (const { start: from, end: to, insert } of splices.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    result += text.slice(at, Math.max(at, from)) + insert;
    at = Math.max(at, to);
  }
  return result + text.slice(at, end);
}

/** Changes some values in the YAML of a component. */
export function patchFields(yaml: string, keys: readonly string[], after: Props): string {
  const document = parseDocument(yaml, { schema: 'core', keepSourceTokens: true });
  const expected = { ...(document.toJS() as Props | null) };
  for (const key of keys) {
    if (key in after) expected[key] = after[key];
    else Reflect.deleteProperty(expected, key);
  }
  const pairs = isMap(document.contents) ? (document.contents.items as Pair[]) : [];
  const isFlow = isMap(document.contents) && document.contents.flow === true;
  const splices: Splice[] = [];
  let added = '';
  for (const key of keys) {
    const pair = pairs.find((entry) => isScalar(entry.key) && String(entry.key.value) === key);
    if (!pair) added += stringify({ [key]: after[key] }, { lineWidth: 0 });
    else splices.push(pairSplice(yaml, pair, key, after));
  }
  const base = splice(yaml, 0, yaml.length, splices);
  const result = added === '' ? base : `${base === '' || base.endsWith('\n') ? base : `${base}\n`}${added.trimEnd()}`;
  const isRight = !isFlow && isSame(sorted(read(result)), sorted(expected));
  return isRight ? result : stringify(expected, { lineWidth: 0 }).trimEnd();
}

function pairSplice(yaml: string, pair: Pair, key: string, after: Props): Splice {
  const name = isScalar(pair.key) ? pair.key.range : undefined;
  const value = (pair.value as { range?: [number, number, number] } | null)?.range;
  const start = yaml.lastIndexOf('\n', name?.[0] ?? 0) + 1;
  const lineEnd = yaml.indexOf('\n', Math.max(start, (value?.[1] ?? start) - 1));
  const end = lineEnd === -1 ? yaml.length : lineEnd;
  if (!(key in after)) {
    return end < yaml.length ? { start, end: end + 1, insert: '' } : { start: Math.max(0, start - 1), end, insert: '' };
  }
  const isLine = isScalar(pair.value) && value && !yaml.slice(value[0], value[1]).includes('\n');
  const valueText = stringify(after[key], { lineWidth: 0 }).trimEnd();
  if (isLine && !valueText.includes('\n') && value[1] > value[0])
    return { start: value[0], end: value[1], insert: styled(yaml.slice(value[0], value[1]), after[key], valueText) };
  return { start, end, insert: stringify({ [key]: after[key] }, { lineWidth: 0 }).trimEnd() };
}

/** A text keeps its quotes. */
function styled(before: string, value: unknown, valueText: string): string {
  if (typeof value !== 'string') return valueText;
  if (before.startsWith('"')) return JSON.stringify(value);
  return before.startsWith("'") && !value.includes('\n') ? `'${value.replaceAll("'", "''")}'` : valueText;
}

function read(yaml: string): unknown {
  try {
    return parseDocument(yaml, { schema: 'core' }).toJS() as unknown;
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Whether a property belongs into the YAML of a component: if it is already there, or is new and the component has
 * YAML.
 */
export function isField({ attributes, fields }: SourceComponent, key: string): boolean {
  if (!fields) return false;
  if (Object.hasOwn(fields.data, key)) return true;
  return !attributes?.pairs.some(({ name }) => name === key || name === `:${key}`);
}
