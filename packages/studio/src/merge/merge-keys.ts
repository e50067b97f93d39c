import { isMap, isScalar, parseDocument } from 'yaml';
import { mergeLines, splitLines } from './merge-lines.ts';

/** Lines of one top-level key, with the comments above it. */
interface KeyLines {
  key: string;
  lines: string;
}

interface KeyedText {
  keys: KeyLines[];
  /** What is after the last key: comments. */
  rest: string;
}

/**
 * Merges two edits of a YAML mapping by its top-level keys: two people who add different keys at the same place do not
 * contradict each other. `undefined` where they have changed the same key, or where a text is no mapping.
 */
export function mergeKeys(base: string, ours: string, theirs: string): string | undefined {
  const [from, our, their] = [readKeys(base), readKeys(ours), readKeys(theirs)];
  if (!from || !our || !their) return undefined;
  const rest = mergeText(from.rest, our.rest, their.rest);
  if (rest === undefined) return undefined;
  const merged: string[] = [];
  for (const key of orderOf(our.keys, their.keys)) {
    const lines = mergeKey(linesOf(from.keys, key), linesOf(our.keys, key), linesOf(their.keys, key));
    if (lines === false) return undefined;
    if (lines !== undefined) merged.push(lines);
  }
  return merged.join('') + rest;
}

type Lines = string | undefined;

/** `undefined` where the key was deleted, `false` where the edits overlap. */
function mergeKey(base: Lines, ours: Lines, theirs: Lines): Lines | false {
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

/** Our order, each key of theirs that we do not have behind the one it follows in theirs. */
function orderOf(ours: readonly KeyLines[], theirs: readonly KeyLines[]): string[] {
  const order = ours.map(({ key }) => key);
  for (const [index, { key }] of theirs.entries()) {
    if (order.includes(key)) continue;
    const before = theirs[index - 1]?.key;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** `undefined` where the text is no block mapping with plain keys, each at the start of a line. */
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

/** Where the line ends that holds the character before `at`. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline + 1;
}
