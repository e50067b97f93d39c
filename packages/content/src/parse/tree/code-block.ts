import type { Props, TreeElement } from '../document.ts';
import type { Token } from '../syntax/tokens.ts';
import type { TypeHover } from '../types/type-hovers.ts';

export interface CodeBlock {
  pre: TreeElement;
  /** The code without the comments that mark its lines. */
  code: string;
  language: string;
  /** Classes of the marked lines, counted from 1. */
  marks: Map<number, string[]>;
  /** Line of the file on which the block starts. */
  line: number;
  /** Types of its names, where it asks for them. */
  hovers?: readonly TypeHover[];
}

const COMMENT =
  /[ \t]*(?:\/\/|\/\*|\{\/\*|<!--|#|--|;|%)[ \t]*\[!code (\+\+|--|focus|highlight)(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/u;
const CLASSES: Record<string, string> = { '++': 'added', '--': 'removed', focus: 'focus', highlight: 'marked' };

/** In examples of markdown the comments are part of what is shown: that is how their use is explained. */
const MARKDOWN = new Set(['md', 'markdown', 'mdc']);

/** A fence with ` lang [file] {1,3-5} ` behind it, or indented code. */
export function buildCodeBlock({ type, info, content }: Token, line: number): CodeBlock {
  const { language, highlights, ...rest } = parseInfo(type === 'fence' ? info : '');
  const { code, marks } = takeMarks(content.replace(/\n$/u, ''), language);
  for (const number of highlights) addMark(marks, number, 'marked');
  if (language === 'diff') markDiff(code, marks);
  const props: Props = { ...(language !== '' && { language }), ...rest, ...(highlights.length > 0 && { highlights }) };
  const pre: TreeElement = ['pre', props, ['code', language === '' ? {} : { class: `language-${language}` }, code]];
  return { pre, code, language, marks, line };
}

export interface CodeInfo {
  language: string;
  highlights: number[];
  filename?: string;
  meta?: string;
}

/** A file name may hold brackets of its own, two deep: `[[[...slug]].ts]`. A backslash takes a bracket out of the count. */
const FILE_NAME = /\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*\])*)\]/u;

/** The info string of a fence. */
export function parseInfo(info: string): CodeInfo {
  const language = /^[^\s[{]*/u.exec(info.trim())?.[0] ?? '';
  let rest = info.trim().slice(language.length).trim();
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`.trim();
    return match?.[1];
  };
  const isBalanced = FILE_NAME.exec(rest)?.index === rest.indexOf('[');
  const name = take(isBalanced ? FILE_NAME : /\[(.*)\]/u);
  const filename = name === undefined || name === '' ? undefined : name.replaceAll(/\\+([[\]])/gu, '$1');
  const lines = take(/\{([\d\s,-]+)\}/u);
  return {
    language,
    highlights: (lines ?? '').split(',').flatMap(parseRange),
    ...(filename !== undefined && { filename }),
    ...(rest !== '' && { meta: rest }),
  };
}

/** Most lines that one range marks; a slip of the pen must not fill the memory. */
const LONGEST_RANGE = 1000;

function parseRange(range: string): number[] {
  const [, first, last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/u.exec(range) ?? [];
  if (first === undefined) return [];
  const length = Math.min(Number(last) - Number(first) + 1, LONGEST_RANGE);
  return Array.from({ length: Math.max(0, length) }, (_, step) => Number(first) + step);
}

/** Takes `// [!code ++]` and its kind off the lines. One on a line of its own marks the line below. */
function takeMarks(content: string, language: string): { code: string; marks: CodeBlock['marks'] } {
  const marks: CodeBlock['marks'] = new Map();
  if (MARKDOWN.has(language) || !content.includes('[!code ')) return { code: content, marks };
  const kept: string[] = [];
  for (const line of content.split('\n')) {
    const [comment, sign = '', count = '1'] = COMMENT.exec(line) ?? [];
    const text = comment === undefined ? line : line.slice(0, -comment.length);
    const isAlone = comment !== undefined && text.trim() === '';
    if (!isAlone) kept.push(text);
    if (comment === undefined) continue;
    const first = isAlone ? kept.length + 1 : kept.length;
    for (let step = 0; step < Number(count); step += 1) addMark(marks, first + step, CLASSES[sign] ?? '');
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
