import {
  maskMatches,
  maskOutsideCode,
  maskComments,
  maskContainers,
  maskHeadingIds,
  maskMath,
} from '../../packages/import/src/convert/mask.ts';
import { childrenOf, isJsx, parseText } from '../../packages/import/src/convert/parse-text.ts';
import type { Node } from '../../packages/import/src/convert/parse-text.ts';
import { splitFrontMatter } from '../../packages/import/src/convert/front-matter.ts';

/** Attributes whose value is text for readers. */
const TEXTS = new Set(['alt', 'title', 'description', 'label', 'caption', 'text', 'summary', 'name']);

/** Types of nodes whose children form one text. */
const JOINED_TYPES = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'link',
  'emphasis',
  'strong',
  'delete',
  'mdxJsxTextElement',
]);

/**
 * Syntax of other tools that is not text: containers, components, heading ids, alerts, tables of contents, Vue
 * expressions and emoji codes.
 */
const SYNTAX = [
  /^[ \t>]*:{2,}[ \t]*[a-z][\w-]*(?:\[(?=[^\]\n]*\]))?/gimu,
  /(?<=[\s(]):[a-z][\w-]*(?=[[{])/giu,
  /(?<=^|\s):[bh]r(?=\s|$)/gu,
  /\{[#.:\w][^}\n]*\}/gu,
  /\\?\{#[^}\n]*\}/gu,
  /\[(?:#[\w-]+|!?toc)\][ \t]*$/gmu,
  /\[![A-Z]+\]/gu,
  /^\[\[toc\]\]/gimu,
  /\{\{[\s\S]*?\}\}/gu,
  /:[a-z\d_+-]+:/gu,
  /^[ \t]*<<<.*$/gmu,
  /^[ \t]*#[a-z-]+[ \t]*$/gmu,
];

/** Names of slots, and names and properties of markdown components. */
const PROPS =
  /^[ \t]*#[a-z][\w-]*(?:\{[^}\n]*\})?[ \t]*$|(?<=(?:^|[\s(]):+[a-z][\w-]*(?:\[[^\]\n]*\])?)\{[^}\n]*\}|(?<=^[ \t]*:{2,}[ \t]*[a-z][^\n]*)\{[\w-]+\}[ \t]*$|^[ \t]*:{2,}[ \t]*[a-z][\w-]*|(?<=[\s(]):[a-z][\w-]*(?=[[{])/gimu;

/** YAML properties below the opening line of a component. */
const FIELDS = /(?<=^[ \t]*:{2,}[^\n]*\n)[ \t]*---\n[\s\S]*?\n[ \t]*---[ \t]*$/gmu;

/** Lists the words that the original tool shows for a page: text, code, titles, descriptions, alternative texts. */
export function sourceWords(text: string, syntax: 'mdx' | 'markdown'): string[] {
  const { fields, start } = splitFrontMatter(text);
  const { title, description } = fields.values;
  const body = maskMatches(text.slice(0, start), /[\s\S]+/gu) + text.slice(start);
  const words = [title, description].filter((value) => typeof value === 'string').flatMap(wordsOf);
  return [...words, ...textsOf(parse(withoutSyntax(body, syntax), syntax)).flatMap(wordsOf)];
}

/** Splits a text into words and numbers, in any script. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function withoutSyntax(body: string, syntax: 'mdx' | 'markdown'): string {
  const unwrapped = body.replaceAll(/^[ \t]*(`{3,})mdx-code-block[^\n]*\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gmu, '$2');
  const plain =
    syntax === 'mdx'
      ? maskContainers(maskHeadingIds(maskComments(unwrapped)))
      : maskOutsideCode(maskComments(unindentContainers(unwrapped)).replaceAll(FIELDS, ''), PROPS);
  return plain;
}

/** Removes the indentation of containers from their lines, which would otherwise be parsed as code. */
function unindentContainers(text: string): string {
  const open: { colons: string; indent: string }[] = [];
  const lines = text.split('\n').map((line) => {
    const indent = open.at(-1)?.indent ?? '';
    const [, lineIndent = '', colons = '', name = ''] = /^([ \t]*)(:{2,})[ \t]*([a-z][\w-]*)?/iu.exec(line) ?? [];
    if (colons !== '' && name !== '') open.push({ colons, indent: lineIndent });
    else if (colons !== '' && open.at(-1)?.colons === colons) open.pop();
    return colons === '' && line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
  });
  return lines.join('\n');
}

function parse(body: string, syntax: 'mdx' | 'markdown'): Node {
  // If a dollar sign within JSX was masked as a formula, parsing fails; then the text is parsed without masking.
  for (const candidate of [maskMath(body), body]) {
    try {
      return parseText(candidate, syntax);
    } catch {
      // Tries the next candidate.
    }
  }
  return parseText(maskMath(body), 'markdown');
}

function textsOf(node: Node): string[] {
  if (node.type === 'code') return codeTexts(node.lang ?? '', node.meta ?? '', node.value);
  if (node.type === 'html') return htmlTexts(node.value);
  // Two images next to each other have separate alternative texts.
  if (node.type === 'image') return [` ${node.alt ?? ''} `];
  if (node.type === 'text') return [SYNTAX.reduce((text, pattern) => text.replaceAll(pattern, ' '), node.value)];
  if (node.type === 'inlineCode') return [node.value];
  if (node.type === 'break' || node.type === 'footnoteReference') return [' '];
  // The text of `include` is a file name.
  if (isJsx(node) && node.name === 'include') return [];
  const attributes = isJsx(node) ? attributeTexts(node) : [];
  const childTexts = childrenOf(node).map(textsOf);
  // Joined without spaces, because the style may change within a word.
  return JOINED_TYPES.has(node.type)
    ? [childTexts.map((texts) => texts.join(' ')).join(''), ...attributes]
    : [...attributes, ...childTexts.flat()];
}

function attributeTexts(node: Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): string[] {
  // The name of a `<meta>` describes its value, and is not a text.
  if (node.name === 'meta') return [];
  const names = node.name === 'Icon' ? new Set(['label']) : TEXTS;
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && names.has(attribute.name) && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** Texts of a code block, without diagrams, which become images, and without comments that mark lines. */
function codeTexts(language: string, meta: string, code: string): string[] {
  if (language === 'mermaid') return [];
  const title = /(?:^|\s)title=["']([^"']*)["']/u.exec(meta)?.[1] ?? '';
  const lines = code.split('\n').filter((line) => !/highlight-(?:next-line|start|end)/u.test(line));
  return [title, ...lines.map((line) => line.replace(/(?:\/\/|<!--|#|\/\*).*\[!+code [^\]]*\].*$/u, ''))];
}

function htmlTexts(html: string): string[] {
  const visible = html.replaceAll(/<(script|style|svg)\b[\s\S]*?(?:<\/\1>|$)/giu, '');
  const attributes = [...visible.matchAll(/\s(\w+)="([^"]*)"/gu)].filter(([, name = '']) => TEXTS.has(name));
  const isInline = /^<\/?(?:span|b|i|em|strong|code|a|mark|wbr|kbd|sub|sup|small)\b[^>]*>$/iu.test(visible);
  const gap = isInline ? '' : ' ';
  return [...attributes.map(([, , value = '']) => value), decodeEntities(visible.replaceAll(/<[^>]*>/gu, gap))];
}

/** Decodes HTML character references. */
export function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/giu, (whole, name: string) => {
    if (/^#x/iu.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return named[name] ?? whole;
  });
}
