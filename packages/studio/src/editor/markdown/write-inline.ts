import type { Mark, Node } from '@tiptap/pm/model';
import { sameMarks } from './clean-inline.ts';
import type { InlinePiece, InlineLocation } from './clean-inline.ts';
import { cleanInline } from './clean-inline.ts';
import { escapeText } from './escape-text.ts';
import { writeAttributes } from './write-attributes.ts';

/** Options for writing inline content. */
export interface InlineWriteOptions {
  location: InlineLocation;
  /** Whether to escape every character that may have a meaning. */
  isStrict: boolean;
  /** Text before the content in its line. */
  before: string;
  /** Text after the content in its line. */
  after: string;
  /** Line break and the prefix of the block's lines. */
  lineBreak: string;
  /** Whether the text is the URL of its link. */
  isAddress?: boolean;
}

type Props = Record<string, unknown> | null;

const EMPHASIS_MARKS = new Set(['strong', 'em', 'strike']);
const WORD_START = /^[\p{L}\p{N}]/u;

/** Writes inline content as markdown. */
export function writeInline(pieces: readonly InlinePiece[], writing: InlineWriteOptions): string {
  let result = '';
  let open: { mark: Mark; marker: string }[] = [];
  /** Whether the next letter has to be written as a character reference, so that the markers before it close. */
  let isApart = false;
  const line = (): string => (writing.before + result).split('\n').at(-1) ?? '';

  function close(count: number): void {
    for (const { mark, marker } of open.slice(count).toReversed()) {
      if (EMPHASIS_MARKS.has(mark.type.name)) isApart = marker.startsWith('_') || !/[\p{L}\p{N}]$/u.test(line());
      result += closing(mark, marker);
    }
    open = open.slice(0, count);
  }

  /** A letter directly before opening markers that no letter follows is written as a character reference. */
  function begin(mark: Mark, index: number): void {
    const marker =
      autolinkOpening(pieces, index, mark, writing.isStrict) ?? opening(mark, line(), textOf(pieces[index + 1]));
    const [letter] = /\p{L}\p{M}*$|\p{N}$/u.exec(result) ?? [];
    const isHeld =
      EMPHASIS_MARKS.has(mark.type.name) && (marker.startsWith('_') || !WORD_START.test(textOf(pieces[index])));
    if (writing.isStrict && isHeld && letter !== undefined)
      result = result.slice(0, -letter.length) + toCharacterReferences(letter);
    result += marker;
    open.push({ mark, marker });
  }

  for (const [index, piece] of pieces.entries()) {
    const pieceMarks = piece.marks.filter(({ type }) => type.name !== 'code');
    const firstClosed = open.findIndex(({ mark }) => !pieceMarks.some((entry) => entry.eq(mark)));
    isApart = false;
    close(firstClosed === -1 ? open.length : firstClosed);
    const opened = pieceMarks
      .filter((mark) => !open.some((entry) => entry.mark.eq(mark)))
      .toSorted((one, other) => markLength(pieces, index, other) - markLength(pieces, index, one));
    for (const mark of opened) begin(mark, index);
    const next = pieces[index + 1];
    const after = next
      ? sameMarks(piece.marks, next.marks)
        ? textOf(next)
        : ''
      : open.length > 0
        ? ''
        : writing.after;
    const letter =
      writing.isStrict && isApart && opened.length === 0 && piece.text
        ? /^[\p{L}\p{N}]/u.exec(piece.text)?.[0]
        : undefined;
    if (letter !== undefined) result += toCharacterReferences(letter);
    const rest = letter === undefined ? piece : { ...piece, text: piece.text?.slice(letter.length) ?? '' };
    const isAddress = pieceMarks.some((mark) => autolinkOpening(pieces, index, mark, writing.isStrict) !== undefined);
    result += writePiece(rest, { ...writing, before: line(), after, isAddress });
  }
  close(0);
  return result;
}

function toCharacterReferences(letters: string): string {
  return letters.replaceAll(/./gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}

/** Number of pieces that a mark covers; the longest mark is opened first. */
function markLength(pieces: readonly InlinePiece[], from: number, mark: Mark): number {
  let count = 0;
  while (pieces[from + count]?.marks.some((entry) => entry.eq(mark))) count += 1;
  return count;
}

function textOf(piece: InlinePiece | undefined): string {
  return piece && !piece.marks.some(({ type }) => type.name === 'code') ? (piece.text ?? '') : '';
}

/** Opening of a link that is written as its URL; `undefined` for a link with other text. */
function autolinkOpening(
  pieces: readonly InlinePiece[],
  index: number,
  { type, attrs }: Mark,
  isStrict: boolean,
): string | undefined {
  if (type.name !== 'link' || attrs['style'] === 'inline') return undefined;
  const { text, marks } = pieces[index] ?? {};
  const next = pieces[index + 1]?.marks.some((mark) => mark.type === type && mark.attrs['href'] === attrs['href']);
  const isAddress = ['', 'mailto:', 'http://'].some((scheme) => `${scheme}${text ?? ''}` === attrs['href']);
  const isCode = marks?.some((mark) => mark.type.name === 'code');
  if (!isAddress || next === true || isCode === true) return undefined;
  return attrs['style'] === 'autolink' || (isStrict && text === attrs['href']) ? '<' : '';
}

/** Next to other emphasis markers, a different marker keeps the two apart. */
function opening({ type }: Mark, line: string, after: string): string {
  if (type.name === 'strike') return '~~';
  if (!EMPHASIS_MARKS.has(type.name)) return '[';
  const isOther = /[^\\]\*$|^\*$/u.test(line) && !WORD_START.test(after);
  const marker = isOther ? '_' : '*';
  return type.name === 'strong' ? marker + marker : marker;
}

function closing({ type, attrs }: Mark, marker: string): string {
  const props = writeAttributes(attrs['props'] as Props);
  if (type.name === 'span') return `]${props === '' ? '{class=""}' : props}`;
  if (type.name !== 'link') return `${marker}${props}`;
  if (marker === '<') return `>${props}`;
  if (marker === '') return props;
  return `${linkTail(attrs)}${props}`;
}

/** Text after the label of a link or image. */
function linkTail(attrs: Record<string, unknown>, address = String(attrs['href'])): string {
  if (typeof attrs['reference'] === 'string') return `][${attrs['reference']}]`;
  const title = (attrs['title'] as string | null) ?? '';
  const words = title === '' ? '' : ` "${title.replaceAll(/["\\&]/gu, '\\$&')}"`;
  return `](${writeUrl(address)}${words})`;
}

function writeUrl(address: string): string {
  if (address === '' || /[\s()<>\\]/u.test(address))
    return `<${address.replaceAll(/[<>\\]/gu, '\\$&').replaceAll(/\s/gu, '%20')}>`;
  return address;
}

function writePiece({ text, node, marks }: InlinePiece, writing: InlineWriteOptions): string {
  const code = marks.find(({ type }) => type.name === 'code');
  const link = marks.find(({ type }) => type.name === 'link');
  if (text !== undefined) {
    if (code) return writeCode(text) + writeAttributes(code.attrs['props'] as Props);
    if (link && writing.isAddress === true) return text;
    return escapeText(text, writing);
  }
  return node ? writeNode(node, writing) : '';
}

/** Writes code with as many backticks as needed. */
function writeCode(text: string): string {
  const runs = new Set([...text.matchAll(/`+/gu)].map(([run]) => run.length));
  let count = 1;
  while (runs.has(count)) count += 1;
  const isPadded = /^`|`$/u.test(text) || /^ .+ $/u.test(text);
  const pad = isPadded ? ' ' : '';
  return `${'`'.repeat(count)}${pad}${text}${pad}${'`'.repeat(count)}`;
}

function writeNode(node: Node, writing: InlineWriteOptions): string {
  const { attrs, type } = node;
  switch (type.name) {
    case 'hardBreak':
      return writing.location === 'cell' ? '<br>' : `\\${writing.lineBreak}`;
    case 'image': {
      const alt = escapeText(String(attrs['alt']), { before: '![', after: ']', isStrict: true });
      return `![${alt}${linkTail(attrs, String(attrs['src']))}${writeAttributes(attrs['props'] as Props)}`;
    }
    case 'inlineComponent': {
      const label = writeInline(cleanInline(node.content, 'label'), {
        ...writing,
        location: 'label',
        isStrict: true,
        before: '[',
        after: ']',
      });
      const words = node.childCount === 0 ? '' : `[${label}]`;
      return `:${String(attrs['name'])}${words}${writeAttributes(attrs['props'] as Props)}`;
    }
    case 'footnoteReference':
      return `[^${String(attrs['label'])}]`;
    case 'formula':
      return attrs['display'] === true ? `$$${String(attrs['source'])}$$` : `$${String(attrs['source'])}$`;
    case 'binding':
      return String(attrs['source']);
    default:
      return node.textContent.replaceAll('\n', writing.lineBreak);
  }
}
