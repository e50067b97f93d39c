import { kebabCase } from 'comark/utils';
import type { InlinePart, Token } from '../parse/syntax/tokens.ts';
import { joinsLines, inlineText } from '../parse/tree/inline.ts';
import { UnmappedError } from './content-map.ts';
import type { ContentMap } from './content-map.ts';
import { readLink } from './read-link.ts';
import { attributesAt } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceInline, SourcePart, SourceSpan } from './source-tree.ts';

const SPANS: Record<string, SourceSpan['type']> = {
  strong_open: 'strong',
  em_open: 'em',
  s_open: 'strike',
  link_open: 'link',
  mdc_inline_span: 'span',
  mdc_inline_component: 'component',
};

const ATOMS = {
  hardbreak: 'hardBreak',
  footnote_ref: 'footnoteReference',
  formula: 'formula',
  binding: 'binding',
  html_inline: 'html',
} as const;

/** Converts inline tokens to a tree with ranges. */
export function readInlines(reader: Reader, tokens: readonly Token[], map: ContentMap): SourceInline[] {
  const locatedTokens = withMarkerRanges(tokens, reader);
  const root: SourceInline[] = [];
  const stack: { span: SourceSpan; children: SourceInline[] }[] = [];
  const start = (offset: number): number => reader.at(map.at(offset));
  const end = (offset: number): number => (offset === 0 ? start(0) : reader.at(map.at(offset - 1) + 1));
  const siblings = (): SourceInline[] => stack.at(-1)?.children ?? root;
  const visibleTokens = locatedTokens.filter(({ token }) => token.type !== 'text' || token.content !== '');

  function text(part: SourcePart): void {
    const last = siblings().at(-1);
    if (last?.type !== 'text') siblings().push({ type: 'text', start: part.start, end: part.end, parts: [part] });
    else {
      last.parts.push(part);
      last.end = part.end;
    }
  }

  function read(located: LocatedToken, index: number): void {
    const { token, parts } = located;
    const { type, nesting, content } = token;
    const [from, to] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
    const tokenRange = { start: start(from), end: end(to) };
    if (type === 'text' || type === 'emoji')
      for (const part of parts) text({ text: part.text, start: start(part.start), end: end(part.end) });
    else if (type === 'softbreak') {
      const isNothing = joinsLines(visibleTokens[index - 1]?.token, visibleTokens[index + 1]?.token);
      text({ text: isNothing ? '' : ' ', start: endOf(siblings()) ?? tokenRange.start, end: start(to) });
    } else if (nesting === 1 && Object.hasOwn(SPANS, type)) open(token, from, to);
    else if (nesting === -1) close(tokenRange);
    else if (type === 'mdc_inline_props') props(token, tokenRange, [from, to]);
    else if (type === 'code_inline') siblings().push(codeOf(token, from, to));
    else if (type === 'image') {
      const labelEnd = from + 2 + content.length;
      const link = readLink(reader, token, { map, start: labelEnd, end: to, label: content });
      siblings().push({
        type: 'image',
        ...tokenRange,
        alt: inlineText(token.children),
        altRange: { start: start(from + 2), end: end(labelEnd) },
        link,
      });
    } else if (type === 'mdc_inline_component')
      siblings().push({ type: 'component', ...tokenRange, value: kebabCase(token.tag) });
    else if (type === 'hardbreak') {
      siblings().push({ type: 'hardBreak', start: endOf(siblings()) ?? tokenRange.start, end: start(to), value: '' });
    } else if (Object.hasOwn(ATOMS, type)) {
      const value = type === 'footnote_ref' ? String(token.meta) : content;
      const atom = { type: ATOMS[type as keyof typeof ATOMS], ...tokenRange, value };
      siblings().push(token.markup === '$$' ? { ...atom, isDisplay: true } : atom);
    } else throw new UnmappedError();
  }

  function open(token: Token, from: number, to: number): void {
    const type = SPANS[token.type] ?? 'span';
    const inner = start(to);
    const span: SourceSpan = {
      type,
      start: start(from),
      end: inner,
      inner: { start: inner, end: inner },
      children: [],
    };
    if (type === 'component') span.name = kebabCase(token.tag);
    if (type === 'link') {
      const closing = locatedTokens[closingLinkIndex(locatedTokens, token)];
      const [closingPart] = closing?.parts ?? [];
      const content = map.content.slice(to, closingPart?.start);
      span.link = readLink(reader, token, {
        map,
        start: closingPart?.start ?? to,
        end: closingPart?.end ?? to,
        label: content,
      });
    }
    stack.push({ span, children: span.children });
  }

  function close(tokenRange: { start: number; end: number }): void {
    const top = stack.pop();
    if (!top) throw new UnmappedError();
    Object.assign(top.span, { end: tokenRange.end, inner: { start: top.span.inner.start, end: tokenRange.start } });
    siblings().push(top.span);
  }

  /**
   * Adds attributes to the element directly before them. If there is none, they have no effect and are kept as raw text.
   */
  function props(token: Token, tokenRange: { start: number; end: number }, [from, to]: [number, number]): void {
    const last = siblings().at(-1);
    if (last && last.end === tokenRange.start && !['text', 'hardBreak', 'html', 'binding'].includes(last.type)) {
      if ('attributes' in last) throw new UnmappedError();
      Object.assign(last, { attributes: attributesAt(reader, map.at(from), token.attrs), end: tokenRange.end });
    } else siblings().push({ type: 'raw', ...tokenRange, value: map.content.slice(from, to) });
  }

  /**
   * Returns inline code. If its text differs from the source, because line breaks are spaces, its part ends at the closing
   * backticks, and includes a space that markdown removes before them.
   */
  function codeOf({ content, markup }: Token, from: number, to: number): SourceInline {
    const inner = map.content.slice(from + markup.length, to - markup.length);
    const removedSpaces = inner.length === content.length + 2 ? 1 : 0;
    const first = from + markup.length + removedSpaces;
    const isUnchanged = inner.slice(removedSpaces, removedSpaces + content.length) === content && !inner.includes('\n');
    const part = { text: content, start: start(first), end: end(to - markup.length - removedSpaces) };
    const codeRange = { start: start(from), end: end(to) };
    return {
      type: 'code',
      ...codeRange,
      parts: isUnchanged ? [part] : [{ text: content, start: part.start, end: end(to - markup.length) }],
    };
  }

  for (const located of locatedTokens) read(located, visibleTokens.indexOf(located));
  if (stack.length > 0) throw new UnmappedError();
  return root;
}

function endOf(inlines: readonly SourceInline[]): number | undefined {
  return inlines.at(-1)?.end;
}

/** A token with its parts in the source. */
interface LocatedToken {
  token: Token;
  parts: InlinePart[];
}

/**
 * Returns the tokens with their ranges. markdown-it makes two tokens of each `**` and leaves the outer one empty, so the
 * range of the inner one is extended by one character.
 */
function withMarkerRanges(tokens: readonly Token[], { positions }: Reader): LocatedToken[] {
  return tokens.map((token): LocatedToken => {
    const parts = (positions.inlines.get(token) ?? []).map((part) => ({ ...part }));
    const [first] = parts;
    if (token.type === 'text') shortenParts(parts, token.content);
    else if (!first && token.nesting !== 0) throw new UnmappedError();
    else if (first && token.type === 'strong_open') first.start -= 1;
    else if (first && token.type === 'strong_close') first.end += 1;
    return { token, parts };
  });
}

/** Shortens the parts to the content of the token: the space before attributes of the block may have been removed. */
function shortenParts(parts: InlinePart[], content: string): void {
  const nonEmpty = parts.filter(({ text }) => text !== '');
  let left = content.length;
  parts.length = 0;
  for (const part of nonEmpty) {
    if (left <= 0) break;
    const text = part.text.slice(0, left);
    parts.push(text === part.text ? part : { text, start: part.start, end: part.start + text.length });
    left -= text.length;
  }
  if (parts.map(({ text }) => text).join('') !== content) throw new UnmappedError();
}

function closingLinkIndex(tokens: readonly LocatedToken[], opening: Token): number {
  const openingIndex = tokens.findIndex(({ token }) => token === opening);
  let depth = 0;
  return tokens.findIndex(({ token }, at) => {
    if (at < openingIndex || !token.type.startsWith('link_')) return false;
    depth += token.nesting;
    return depth === 0;
  });
}
