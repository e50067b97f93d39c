import { parseDocument } from 'yaml';
import { mergeKeys } from './merge-keys.ts';
import { mergeLines, splitLines } from './merge-lines.ts';

/**
 * Merges two edits of a file, both based on `base`. Returns `undefined` if they conflict or the result would be
 * invalid. Merges by lines. If that fails, merges YAML files by keys, and markdown files by the keys of the front
 * matter and the lines of the body.
 */
export function mergeText(path: string, base: string, ours: string, theirs: string): string | undefined {
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  const check = (text: string | undefined): string | undefined =>
    text !== undefined && isReadable(path, text) ? text : undefined;
  return check(byLines(base, ours, theirs)) ?? check(byParts(path, base, ours, theirs));
}

function byLines(base: string, ours: string, theirs: string): string | undefined {
  return mergeLines(splitLines(base), splitLines(ours), splitLines(theirs))?.join('');
}

function byParts(path: string, base: string, ours: string, theirs: string): string | undefined {
  if (/\.ya?ml$/iu.test(path)) return mergeKeys(base, ours, theirs);
  if (!isMarkdown(path)) return undefined;
  const [from, our, their] = [splitFrontMatter(base), splitFrontMatter(ours), splitFrontMatter(theirs)];
  if (!from || !our || !their || from.start !== our.start || from.start !== their.start) return undefined;
  const keys = mergeKeys(from.keys, our.keys, their.keys);
  const body = byLines(from.body, our.body, their.body);
  return keys === undefined || body === undefined ? undefined : from.start + keys + body;
}

/** Front matter and body of a markdown text. */
interface MarkdownParts {
  /** The opening line of the front matter. */
  start: string;
  keys: string;
  /** The text from the closing line of the front matter on. */
  body: string;
}

/** Splits a markdown text; `undefined` if it has no front matter. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const [, start, keys, body] = /^(\uFEFF?---[ \t]*\r?\n)((?:.*\n)*?)(---[ \t]*(?:\r?\n[\s\S]*)?)$/u.exec(text) ?? [];
  return start === undefined || keys === undefined || body === undefined ? undefined : { start, keys, body };
}

/** Whether a merged text can be parsed. Merging two valid edits can repeat a key or lose a comma. */
export function isReadable(path: string, text: string): boolean {
  if (/\.ya?ml$/iu.test(path)) return isYaml(text);
  if (/\.json$/iu.test(path)) return isJson(text);
  const frontMatter = isMarkdown(path) ? splitFrontMatter(text) : undefined;
  return frontMatter === undefined || isYaml(frontMatter.keys);
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc|markdown)$/iu.test(path);
}

function isYaml(text: string): boolean {
  return parseDocument(text).errors.length === 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
