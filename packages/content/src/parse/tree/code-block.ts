import type { Props, TreeElement } from '../document.ts';
import type { Token } from '../syntax/tokens.ts';
import type { TypeHover } from '../types/type-hovers.ts';
import type { TextPosition } from '../written-urls.ts';

/** A code block that is highlighted later. */
export interface CodeBlock {
  /** Node of the block. */
  pre: TreeElement;
  /** The code without comments that mark lines. */
  code: string;
  /** Language of the code, or an empty string. */
  language: string;
  /** CSS classes of marked lines, by line number from 1. */
  marks: Map<number, string[]>;
  /** Position of the block in the file. */
  position: TextPosition;
  /** Types of the names in the code, if the info string contains `twoslash`. */
  hovers?: readonly TypeHover[];
}

const MARK_COMMENT =
  /[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|#|--|;|%)[ \t]*\[!code (\+\+|--|focus|highlight)(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/u;
const MARK_CLASSES: Record<string, string> = { '++': 'added', '--': 'removed', focus: 'focus', highlight: 'marked' };

/** Languages in which comments that mark lines are kept, because examples of markdown show how to write them. */
const MARKDOWN_LANGUAGES = new Set(['md', 'markdown', 'mdc']);

/** Builds a code block from a fenced block, with an info string such as `ts [file] {1,3-5}`, or from indented code. */
export function buildCodeBlock({ type, info, content }: Token, position: TextPosition): CodeBlock {
  const { language, highlights, ...rest } = parseInfo(type === 'fence' ? info : '');
  const { code, marks } = removeMarks(content.replace(/\n$/u, ''), language);
  for (const number of highlights) addMark(marks, number, 'marked');
  if (language === 'diff') markDiff(code, marks);
  const props: Props = { ...(language !== '' && { language }), ...rest, ...(highlights.length > 0 && { highlights }) };
  const pre: TreeElement = ['pre', props, ['code', language === '' ? {} : { class: `language-${language}` }, code]];
  return { pre, code, language, marks, position };
}

/** The parsed info string of a code block. */
export interface CodeInfo {
  /** Language of the code, or an empty string. */
  language: string;
  /** Numbers of marked lines, counted from 1. */
  highlights: number[];
  /** File name in brackets. */
  filename?: string;
  /** Rest of the info string. */
  meta?: string;
}

/** Matches a file name in brackets, which may contain two levels of brackets: `[[[...slug]].ts]`, or escaped ones. */
const FILE_NAME = /\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*\])*)\]/u;

/** Parses the info string of a code block. */
export function parseInfo(info: string): CodeInfo {
  const language = /^[^\s[{]*/u.exec(info.trim())?.[0] ?? '';
  let rest = info.trim().slice(language.length).trim();
  const extract = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`.trim();
    return match?.[1];
  };
  const isBalanced = FILE_NAME.exec(rest)?.index === rest.indexOf('[');
  const name = extract(isBalanced ? FILE_NAME : /\[(.*)\]/u);
  const filename = name === undefined || name === '' ? undefined : name.replaceAll(/\\+([[\]])/gu, '$1');
  const lines = extract(/\{([\d\s,-]+)\}/u);
  return {
    language,
    highlights: (lines ?? '').split(',').flatMap(parseRange),
    ...(filename !== undefined && { filename }),
    ...(rest !== '' && { meta: rest }),
  };
}

/** Maximum number of lines in one range, so that a mistyped range such as `{1-999999}` does not create a huge array. */
const MAX_RANGE_LENGTH = 1000;

function parseRange(range: string): number[] {
  const [, first, last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/u.exec(range) ?? [];
  if (first === undefined) return [];
  const length = Math.min(Number(last) - Number(first) + 1, MAX_RANGE_LENGTH);
  return Array.from({ length: Math.max(0, length) }, (_, step) => Number(first) + step);
}

/**
 * Removes comments such as `// [!code ++]`, which mark their line, or the line below if they are on a separate line.
 */
function removeMarks(content: string, language: string): { code: string; marks: CodeBlock['marks'] } {
  const marks: CodeBlock['marks'] = new Map();
  if (MARKDOWN_LANGUAGES.has(language) || !content.includes('[!code ')) return { code: content, marks };
  const kept: string[] = [];
  for (const line of content.split('\n')) {
    const [comment, kind = '', count = '1'] = MARK_COMMENT.exec(line) ?? [];
    const text = comment === undefined ? line : line.slice(0, -comment.length);
    const isOnOwnLine = comment !== undefined && text.trim() === '';
    if (!isOnOwnLine) kept.push(text);
    if (comment === undefined) continue;
    const first = isOnOwnLine ? kept.length + 1 : kept.length;
    for (let step = 0; step < Number(count); step += 1) addMark(marks, first + step, MARK_CLASSES[kind] ?? '');
  }
  return { code: kept.join('\n'), marks };
}

function markDiff(code: string, marks: CodeBlock['marks']): void {
  for (const [index, line] of code.split('\n').entries()) {
    if (/^\+(?!\+\+)/u.test(line)) addMark(marks, index + 1, 'added');
    else if (/^-(?!--)/u.test(line)) addMark(marks, index + 1, 'removed');
  }
}

function addMark(marks: CodeBlock['marks'], line: number, mark: string): void {
  const classes = marks.get(line) ?? [];
  marks.set(line, classes.includes(mark) ? classes : [...classes, mark]);
}
