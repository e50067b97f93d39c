import { pairsOf, parseAttributes } from './parse-attributes.ts';
import type { InlineRule, InlineState, MarkdownParser, Token } from './tokens.ts';

/** Maximum length of inline attributes in characters, which limits the search for their end. */
const MAX_LENGTH = 4096;
/** Matches the start of attributes at the end of a block, which belong to the block. */
const FIRST = /\{\s*(?:[#.][^\s{}]|[\w:-]+=)/uy;
/** Inline tokens that cannot have attributes. */
const WITHOUT_ATTRIBUTES = new Set(['softbreak', 'hardbreak', 'html_inline', 'binding', 'footnote_ref', 'formula']);

/**
 * Comark parses every `{…}` as attributes and removes those that belong to no element. Here braces are attributes only
 * directly after an element or at the end of a block; all others are text.
 */
export const braces: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '{') return false;
  if (endsOf(state).brace > state.pos && (isAfterElement(state) || isAtEnd(state))) return false;
  if (!silent) state.pending += '{';
  state.pos += 1;
  return true;
};

/** Last positions in an inline text, searched once: searching from every brace would take quadratic time. */
interface Ends {
  /** The last `}`, or -1. */
  brace: number;
  /** The last `}` if only white space follows it, or -1. */
  closing: number;
  /** The last line break before that. */
  lineEnd: number;
}

const ends = new WeakMap<InlineState, Ends>();

function endsOf(state: InlineState): Ends {
  const { src } = state;
  const cached = ends.get(state);
  if (cached) return cached;
  const brace = src.lastIndexOf('}');
  const closing = src.trimEnd().length === brace + 1 ? brace : -1;
  const position = { brace, closing, lineEnd: closing === -1 ? -1 : src.lastIndexOf('\n', closing) };
  ends.set(state, position);
  return position;
}

function isAtEnd(state: InlineState): boolean {
  const { closing, lineEnd } = endsOf(state);
  FIRST.lastIndex = state.pos;
  const [first] = FIRST.exec(state.src) ?? [];
  const begin = state.pos + (first?.length ?? 0);
  return first !== undefined && closing >= begin && lineEnd < begin;
}

function isAfterElement({ pending, tokens }: InlineState): boolean {
  const last: Token | undefined = tokens.at(-1);
  if (pending !== '' || !last) return false;
  // Emphasis is detected after the rest of the text is parsed; until then its markers are text.
  return last.type === 'text' ? /^[*_~]+$/u.test(last.content) : !WITHOUT_ATTRIBUTES.has(last.type);
}

/** Parses `{…}` after an element or at the end of a block. */
export const attributes: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '{' || state.src[state.pos - 1] === '$') return false;
  const attributes = parseAttributes(state.src.slice(0, Math.min(state.posMax, state.pos + MAX_LENGTH)), state.pos);
  if (!attributes) return false;
  if (!silent) {
    // They become text if they turn out not to follow an element.
    const content = state.src.slice(attributes.start, attributes.end);
    Object.assign(state.push('mdc_inline_props', 'span', 0), { attrs: pairsOf(attributes), content, hidden: true });
  }
  state.pos = attributes.end;
  return true;
};

/** Parses `[text]{.class}` as a span. Brackets without attributes are parsed as in CommonMark. */
export const span: InlineRule = (state, silent) => {
  const start = state.pos;
  if (state.src[start] !== '[') return false;
  const end = state.md.helpers.parseLinkLabel(state, start, false);
  if (end === -1 || !/^\{\s*[#.:\w]/u.test(state.src.slice(end + 1, end + 40))) return false;
  if (!silent) {
    state.push('mdc_inline_span', 'span', 1);
    const { posMax } = state;
    state.pos = start + 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push('mdc_inline_span', 'span', -1);
  }
  state.pos = end + 1;
  return true;
};

type ParseLinkLabel = MarkdownParser['helpers']['parseLinkLabel'];

/**
 * Extends the search for the end of a link text. A link cannot contain links, and markdown-it treats everything in
 * brackets as one; here spans are allowed.
 */
export function linkLabelWithSpans(parse: ParseLinkLabel): ParseLinkLabel {
  return (state, start, disableNested) => {
    const end = parse(state, start, disableNested);
    if (end !== -1 || !disableNested || !state.src.includes(']{', start)) return end;
    const nestedEnd = parse(state, start, false);
    return nestedEnd !== -1 && hasOnlySpans(state, start, nestedEnd) ? nestedEnd : -1;
  };
}

function hasOnlySpans(state: InlineState, start: number, end: number): boolean {
  const { pos } = state;
  let isRight = true;
  state.pos = start + 1;
  while (isRight && state.pos < end) {
    const before = state.pos;
    state.md.inline.skipToken(state);
    // More than a bracket was skipped, so an element begins with it.
    if (state.src[before] === '[' && state.pos > before + 1) isRight = state.src.startsWith(']{', state.pos - 1);
  }
  state.pos = pos;
  return isRight;
}
