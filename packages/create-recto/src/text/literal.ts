/**
 * Lists and objects in source code, entry by entry, so that some can be kept and others added.
 * Templates are code of this repository: a test changes every one of them, so what this cannot read is found there.
 */

interface Literal {
  /** Places of its brackets. */
  start: number;
  end: number;
  /** Without comments. */
  entries: string[];
}

/** Strings and comments, in which brackets and commas mean nothing. */
const QUOTED = /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[^]/guy;
const WIDEST_LINE = 60;

/** What stands in `name: […]` or `name: {…}`; nothing where there is no such thing. */
export function readEntries(text: string, name: string): string[] {
  return findLiteral(text, name)?.entries ?? [];
}

/** The text with other entries there; `undefined` where there is no such thing. */
export function replaceEntries(text: string, name: string, entries: readonly string[]): string | undefined {
  const literal = findLiteral(text, name);
  if (!literal) return undefined;
  const { start, end } = literal;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  const [open = '', close = ''] = [text[start], text[end]];
  return text.slice(0, start) + open + renderEntries(entries, open, indent) + close + text.slice(end + 1);
}

function renderEntries(entries: readonly string[], open: string, indent: string): string {
  const inline = entries.join(', ');
  if (inline.length <= WIDEST_LINE && !inline.includes('\n') && (entries.length === 1 || !inline.includes('{'))) {
    return open === '{' ? ` ${inline} ` : inline;
  }
  return `\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}`;
}

function findLiteral(text: string, name: string): Literal | undefined {
  const { index, 0: head } = new RegExp(`\\b${name}:\\s*(?=[[{])`, 'u').exec(text) ?? { index: -1, 0: '' };
  if (index === -1) return undefined;
  const start = index + head.length;
  const entries = [''];
  let depth = 0;
  for (const { 0: part, index: offset, groups } of text.slice(start).matchAll(QUOTED)) {
    if (groups?.['comment'] !== undefined) continue;
    if (/^[)\]}]$/u.test(part)) depth -= 1;
    if (depth === 0 && offset > 0) return { start, end: start + offset, entries: tidy(entries) };
    if (depth === 1 && part === ',') entries.push('');
    else if (depth > 0) entries.push((entries.pop() ?? '') + part);
    if (/^[([{]$/u.test(part)) depth += 1;
  }
  return undefined;
}

function tidy(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
