import type { BlockPosition, Token } from '../parse/syntax/tokens.ts';
import { UnmappedError, contentStart, mapLines, mapRange } from './content-map.ts';
import type { ContentMap } from './content-map.ts';
import { readInlines } from './read-inline.ts';
import { attributesAt, positionOf, range, sourceLine } from './reader.ts';
import type { Reader } from './reader.ts';
import type {
  SourceAttributes,
  SourceCodeBlock,
  SourceFormulaBlock,
  SourceHeading,
  SourceInline,
  SourceLine,
  SourceParagraph,
  SourcePlain,
} from './source-tree.ts';

/** Converts the tokens of a paragraph. `itemAttrs` are attributes of the list item that the paragraph begins. */
export function readParagraph(reader: Reader, group: readonly Token[], itemAttrs: Token['attrs']): SourceParagraph {
  const [open, inline] = group;
  if (!open || !inline) throw new UnmappedError();
  const position = positionOf(reader, open);
  const map = mapLines(reader.plain, position, position.lines.length);
  const lines = contentLines(reader, position, map);
  return {
    type: 'paragraph',
    ...spanOf(lines),
    lines,
    ...readInlineContent(reader, inline, map, open.attrs ?? itemAttrs),
  };
}

/** Converts the tokens of a heading with `#` or with an underline. */
export function readHeading(reader: Reader, group: readonly Token[]): SourceHeading {
  const [open, inline] = group;
  if (!open || !inline) throw new UnmappedError();
  const position = positionOf(reader, open);
  const [line] = position.lines;
  const level = Number(open.tag.slice(1));
  if (!line) throw new UnmappedError();
  if (!open.markup.startsWith('#')) {
    const count = position.lines.length - 1;
    const map = mapLines(reader.plain, position, count);
    const underline = position.lines[count];
    const lines = contentLines(reader, { ...position, lines: position.lines.slice(0, count) }, map);
    if (underline) lines.push(sourceLine(reader, underline.text, underline.end));
    return { type: 'heading', level, ...spanOf(lines), lines, ...readInlineContent(reader, inline, map, open.attrs) };
  }
  const markerEnd = line.text + level;
  const from = markerEnd + (/^\s*/u.exec(reader.plain.slice(markerEnd, line.end))?.[0].length ?? 0);
  const map = mapRange(reader.plain, from, from + inline.content.length);
  const lines = [sourceLine(reader, line.text, line.end)];
  const marker = range(reader, line.text, markerEnd);
  return {
    type: 'heading',
    level,
    ...spanOf(lines),
    lines,
    marker,
    ...readInlineContent(reader, inline, map, open.attrs),
  };
}

/** Reads the inline content of a block, and the attributes of the block, which are written after the content. */
export function readInlineContent(
  reader: Reader,
  { children, content }: Token,
  map: ContentMap,
  attrs: Token['attrs'],
): { inlines: SourceInline[]; attributes?: SourceAttributes } {
  if (map.content !== content) throw new UnmappedError();
  const inlines = readInlines(reader, children ?? [], map);
  if (content === '') return { inlines };
  const end = reader.at(map.at(content.length - 1) + 1);
  const last = inlines.at(-1)?.end ?? reader.at(map.at(0));
  if (last === end) return { inlines };
  const rest = content.slice(content.length - (end - last));
  const shift = rest.length - rest.trimStart().length;
  if (rest[shift] !== '{' || !attrs) throw new UnmappedError();
  const attributes = attributesAt(reader, map.at(content.length - rest.length + shift));
  if (attributes.end !== end) throw new UnmappedError();
  return { inlines, attributes };
}

/** Converts the token of a fenced or indented code block. */
export function readCode(reader: Reader, token: Token): SourceCodeBlock {
  const position = positionOf(reader, token);
  const [first] = position.lines;
  const code = token.content.replace(/\n$/u, '');
  if (!first) throw new UnmappedError();
  if (token.type === 'code_block') {
    const inner = innerLines(reader, position.lines, position.indent + 4, code);
    // The indentation of the first line is part of the block; characters before it belong to the containers.
    const from = contentStart(reader.plain, first, position.indent);
    const lines = [sourceLine(reader, from, first.end), ...inner.slice(1)];
    return { type: 'code', ...spanOf(lines), lines, info: '', inner, code };
  }
  const count = token.content === '' ? 0 : code.split('\n').length;
  const inner = innerLines(reader, position.lines.slice(1, count + 1), position.column, code);
  const opening = sourceLine(reader, first.text, first.end);
  const last = position.lines[count + 1];
  const closing = last && sourceLine(reader, last.text, last.end);
  const info = range(reader, first.text + token.markup.length, first.end);
  const fence = { marker: token.markup, info, ...(closing && { closing }) };
  const lines = [opening, ...inner, ...(closing ? [closing] : [])];
  return { type: 'code', ...spanOf(lines), lines, fence, info: token.info, inner, code };
}

/** Converts the token of a formula block. */
export function readFormula(reader: Reader, token: Token): SourceFormulaBlock {
  const { lines: all, indent } = positionOf(reader, token);
  const [first] = all;
  if (!first) throw new UnmappedError();
  const lines = all.map((line) => sourceLine(reader, line.text, line.end));
  const source = token.content.trim();
  if (all.length > 1) {
    const inner = innerLines(reader, all.slice(1, -1), indent, token.content);
    return { type: 'formula', ...spanOf(lines), lines, inner, source };
  }
  const from = first.text + 2;
  const inner = [sourceLine(reader, from, from + token.content.length)];
  return { type: 'formula', ...spanOf(lines), lines, inner, source };
}

/** Converts a token without inline content, such as a rule or an HTML block, without blank lines at its end. */
export function readPlain(reader: Reader, token: Token, type: SourcePlain['type']): SourcePlain {
  const { lines: all, indent } = positionOf(reader, token);
  const used = [...all];
  while (used.length > 1 && reader.plain.slice(used.at(-1)?.text, used.at(-1)?.end).trim() === '') used.pop();
  const lines = used.map((line) => sourceLine(reader, contentStart(reader.plain, line, indent), line.end));
  return { type, ...spanOf(lines), lines };
}

function innerLines(reader: Reader, lines: BlockPosition['lines'], indent: number, content: string): SourceLine[] {
  const starts = lines.map((line) => Math.min(line.end, contentStart(reader.plain, line, indent)));
  const text = lines.map(({ end }, index) => reader.plain.slice(starts[index], end)).join('\n');
  if (text !== content) throw new UnmappedError();
  return lines.map(({ end }, index) => sourceLine(reader, starts[index] ?? end, end));
}

/** Returns the lines of a text without the white space around the text. */
function contentLines(reader: Reader, { lines }: BlockPosition, { content, at }: ContentMap): SourceLine[] {
  const end = at(content.length - 1) + 1;
  return lines.map((line, index) => sourceLine(reader, line.text, index === lines.length - 1 ? end : line.end));
}

function spanOf(lines: readonly SourceLine[]): { start: number; end: number } {
  return { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
}
