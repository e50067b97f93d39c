import type { ScalarStyle } from './source-tree.ts';

/** A YAML scalar value. */
export type Scalar = string | number | boolean | null;

/** Options for writing a scalar. */
export interface ScalarOptions {
  /** Style of the value that is replaced. */
  style?: ScalarStyle | undefined;
  /** Source text of the value that is replaced. */
  source?: string;
  /** Parsed value that is replaced. */
  replaced?: unknown;
  /** Whether texts of the file are quoted even if they need no quotes. */
  prefersQuotes?: boolean;
  /** Whether a text that looks like a date is written without quotes, as in a field for a date. */
  allowsDate?: boolean | undefined;
  inFlow: boolean;
  /** Quotes for a value that needs them. */
  quote: 'single' | 'double';
  /** Indentation of the lines of a block scalar, in columns. */
  blockIndent: number;
  /** Indentation of the enclosing collection, in columns. */
  parentIndent: number;
  newline: string;
}

/** Characters that YAML requires to be escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what has to be escaped
const UNPRINTABLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;
/** Plain scalars that YAML 1.2 does not parse as text. */
const NOT_TEXT =
  /^(?:~|null|true|false|[-+]?(?:\d[\d_]*|0x[\da-f_]+|0o[0-7_]+|0b[01_]+|(?:\.\d+|\d[\d_]*(?:\.[\d_]*)?)(?:e[-+]?\d+)?)|[-+]?\.inf|\.nan)$/iu;
/** Plain scalars that other YAML parsers read as a boolean, a time or a merge key. */
const AMBIGUOUS = /^(?:yes|no|on|off|y|n|=|<<|[-+]?\d+(?::[0-5]?\d)+(?:\.\d*)?)$/iu;
const DATE = /^\d{4}-\d\d?-\d\d?(?:$|[Tt\s]+\d)/u;

/** Writes a scalar as YAML, in the style of the value that it replaces if that style can represent it. */
export function writeScalar(value: Scalar, options: ScalarOptions): string {
  if (typeof value !== 'string') return value === null && options.style === 'empty' ? '' : writeOther(value);
  const isMultiline = value.includes('\n');
  switch (styleFor(value, options)) {
    case 'double':
      return writeDouble(value);
    case 'single':
      if (!isMultiline && isPrintable(value)) return writeSingle(value);
      break;
    case 'literal':
      if (canBeBlock(value, options)) return writeLiteral(value, options);
      break;
    case 'folded':
      if (canBeBlock(value, options) && canBeFolded(value)) return writeFolded(value, options);
      break;
    case 'plain':
    case 'empty':
    case undefined:
      if (canBePlain(value, options)) return value;
  }
  // A block scalar with trailing blank lines would also include the blank lines after it.
  if (isMultiline && !value.endsWith('\n\n') && canBeBlock(value, options)) return writeLiteral(value, options);
  if (!isPrintable(value) || isMultiline) return writeDouble(value);
  if (value.includes('"') === value.includes("'"))
    return options.quote === 'single' ? writeSingle(value) : writeDouble(value);
  return value.includes('"') ? writeSingle(value) : writeDouble(value);
}

/**
 * Drops a style that only the old value needed: while the user types "two words", the text ends with a space for a
 * moment and needs quotes.
 */
function styleFor(value: string, options: ScalarOptions): ScalarStyle | undefined {
  const { style, replaced, prefersQuotes = false } = options;
  if (typeof replaced !== 'string') return style;
  if (style === 'single' || style === 'double') {
    return prefersQuotes || canBePlain(replaced, options) ? style : undefined;
  }
  const isBlock = style === 'literal' || style === 'folded';
  return isBlock && replaced.trimEnd().includes('\n') && !value.includes('\n') ? undefined : style;
}

function writeOther(value: number | boolean | null): string {
  if (typeof value !== 'number' || Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  if (Number.isNaN(value)) return '.nan';
  return value > 0 ? '.inf' : '-.inf';
}

function isPrintable(value: string): boolean {
  return !UNPRINTABLE.test(value);
}

/** Whether a text can be written without quotes. */
export function canBePlain(
  value: string,
  { inFlow, source = '', allowsDate = false }: Pick<ScalarOptions, 'inFlow' | 'source' | 'allowsDate'>,
): boolean {
  if (value === '' || value !== value.trim() || value.includes('\n') || !isPrintable(value)) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`]|^\.{3}|:(?:\s|$)|\s#/u.test(value) || NOT_TEXT.test(value)) return false;
  if (inFlow && /[,[\]{}]|:$/u.test(value)) return false;
  // If such a value is already written without quotes, the author means text.
  if (DATE.test(value)) return allowsDate || DATE.test(source);
  return !AMBIGUOUS.test(value) || AMBIGUOUS.test(source);
}

/** Writes a text in double quotes, with unprintable characters escaped. */
export function writeDouble(value: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(new RegExp(UNPRINTABLE, 'gu'), escape);
}

function writeSingle(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function canBeBlock(value: string, { inFlow }: ScalarOptions): boolean {
  return !inFlow && isPrintable(value) && value.trim() !== '';
}

function writeLiteral(value: string, options: ScalarOptions): string {
  return headerOf('|', value, options) + indentLines(value.replace(/\n$/u, '').split('\n'), options);
}

/** Lines that start with white space cannot be folded, and a line break is written as an empty line. */
function canBeFolded(value: string): boolean {
  return !/^\s|\n\s|[ \t]\n|[ \t]{2}|[ \t]$/u.test(value);
}

function writeFolded(value: string, options: ScalarOptions): string {
  const lines = (options.source ?? '').split(/\r?\n/u).slice(1);
  const width = Math.max(40, ...lines.map((line) => line.trim().length));
  const folded = value
    .replace(/\n$/u, '')
    .split('\n')
    .flatMap((line, index) => [...(index === 0 ? [] : ['']), ...wrap(line, width)]);
  return headerOf('>', value, options) + indentLines(folded, options);
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Header line of a block scalar, with the comment of the old one. */
function headerOf(
  indicator: '|' | '>',
  value: string,
  { source = '', blockIndent, parentIndent, newline }: ScalarOptions,
): string {
  const indentation = /^\s/u.test(value) ? String(blockIndent - Math.max(0, parentIndent)) : '';
  const comment = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/u.exec(source)?.[1] ?? '';
  const chomping = value.endsWith('\n\n') ? '+' : '';
  return indicator + indentation + (value.endsWith('\n') ? chomping : '-') + comment + newline;
}

function indentLines(lines: readonly string[], { blockIndent, newline }: ScalarOptions): string {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(blockIndent) + line)).join(newline);
}
