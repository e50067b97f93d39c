import { cell, code } from '../options/option-row.ts';

/** Longer types in tables are shortened. */
const MAX_TYPE_LENGTH = 150;

/** Renders a comment from the source as markdown: paragraphs, and code that is indented. */
export function renderComment(text: string): string {
  return text
    .split(/\n{2,}/u)
    .map((block) => (/^(?: {4}.*(?:\n|$))+$/u.test(block) ? fence(block.replaceAll(/^ {4}/gmu, '')) : inline(block)))
    .join('\n\n');
}

/** Renders a comment in a cell of a table. */
export function commentCell(text: string): string {
  return cell(inline(text));
}

/** The first sentence of a comment. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n{2,}/u);
  return /^.*?[.:](?=\s+[\p{Lu}`]|$)/su.exec(paragraph)?.[0].replace(/:$/u, '.') ?? paragraph;
}

/** A code block with a signature. Its language is not `ts`, whose blocks are compiled by a test. */
export function fence(text: string): string {
  return `\`\`\`typescript\n${text.trimEnd()}\n\`\`\``;
}

/** Inline code in a cell of a table, with a type that is shortened if it is long. */
export function typeCell(text: string): string {
  return codeSpan(shorten(text));
}

/** Inline code that may contain backticks. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`${code(` ${text} `)}\`` : code(text);
}

/** Replaces objects in a long type by `object`, the innermost first, and cuts what is still too long. */
function shorten(text: string): string {
  let short = text;
  while (short.length > MAX_TYPE_LENGTH && /\{[^{}]*\}/u.test(short))
    short = short.replaceAll(/\{[^{}]*\}/gu, 'object');
  if (short.length <= MAX_TYPE_LENGTH) return short;
  const start = short.slice(0, MAX_TYPE_LENGTH);
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/** Text on one line. Characters that have a meaning in markdown but not in comments are escaped. */
function inline(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(`+.+?`+)/u)
    .map((part) => (part.startsWith('`') ? part : escape(part)))
    .join('');
}

function escape(text: string): string {
  return text.replaceAll(/[<{$*]|(?<=^|[\s[(]):(?=[a-z$])/giu, String.raw`\$&`);
}
