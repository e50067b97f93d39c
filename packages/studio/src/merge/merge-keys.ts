import { isMap, isScalar, parseDocument } from 'yaml';
import { mergeLines, splitLines } from './merge-lines.ts';

/** Lines of one top-level key, including the comments above it. */
interface KeyLines {
  key: string;
  lines: string;
}

/** The versions of a top-level key, as lines. `undefined` where the text does not have it. */
export interface KeyVersions {
  base: Lines;
  ours: Lines;
  theirs: Lines;
}

type Lines = string | undefined;

interface KeyedText {
  keys: KeyLines[];
  /** Comments after the last key. */
  rest: string;
}

/**
 * Merges two edits of a YAML mapping by top-level keys, so that adding different keys at the same position is not a
 * conflict. Returns `undefined` if both changed the same key, or if a text is not a mapping.
 */
export function mergeKeys(base: string, ours: string, theirs: string): string | undefined {
  const keys = listKeys(base, ours, theirs);
  if (!keys) return undefined;
  const merged: string[] = [];
  for (const key of keys) {
    const lines = mergeKey(key);
    if (lines === false) return undefined;
    if (lines !== undefined) merged.push(lines);
  }
  return merged.join('');
}

/**
 * Lists the versions of every top-level key of three YAML mappings, and of the comments after the last key. Returns
 * `undefined` if a text is not a mapping.
 */
export function listKeys(base: string, ours: string, theirs: string): KeyVersions[] | undefined {
  const [from, our, their] = [readKeys(base), readKeys(ours), readKeys(theirs)];
  if (!from || !our || !their) return undefined;
  return [
    ...orderOf(our.keys, their.keys).map((key) => ({
      base: linesOf(from.keys, key),
      ours: linesOf(our.keys, key),
      theirs: linesOf(their.keys, key),
    })),
    { base: from.rest, ours: our.rest, theirs: their.rest },
  ];
}

/** Returns `undefined` if the key was deleted, `false` if the edits conflict. */
export function mergeKey({ base, ours, theirs }: KeyVersions): Lines | false {
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  if (base === undefined || ours === undefined || theirs === undefined) return false;
  return mergeText(base, ours, theirs) ?? false;
}

function mergeText(base: string, ours: string, theirs: string): string | undefined {
  return mergeLines(splitLines(base), splitLines(ours), splitLines(theirs))?.join('');
}

function linesOf(keys: readonly KeyLines[], name: string): string | undefined {
  return keys.find(({ key }) => key === name)?.lines;
}

/** Returns the order of keys: ours, with each additional key of theirs after the one it follows there. */
function orderOf(ours: readonly KeyLines[], theirs: readonly KeyLines[]): string[] {
  const order = ours.map(({ key }) => key);
  for (const [index, { key }] of theirs.entries()) {
    if (order.includes(key)) continue;
    const before = theirs[index - 1]?.key;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** Splits a text by keys. Returns `undefined` if it is not a block mapping with plain keys at the start of lines. */
function readKeys(text: string): KeyedText | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  if (document.contents === null) return { keys: [], rest: text };
  if (!isMap(document.contents) || document.contents.flow === true) return undefined;
  const keys: KeyLines[] = [];
  let end = 0;
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key) || typeof key.value !== 'string' || !key.range) return undefined;
    const range = typeof value === 'object' && value !== null && 'range' in value ? value.range : undefined;
    const last = Array.isArray(range) && typeof range[2] === 'number' ? range[2] : key.range[2];
    const next = lineEnd(text, Math.max(last, key.range[2]));
    if (text.lastIndexOf('\n', key.range[0] - 1) + 1 !== key.range[0]) return undefined;
    keys.push({ key: key.value, lines: text.slice(end, next) });
    end = next;
  }
  return { keys, rest: text.slice(end) };
}

/** Returns the end of the line that contains the character before `at`. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline + 1;
}
