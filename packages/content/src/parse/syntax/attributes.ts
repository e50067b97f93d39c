import { pairsOf, parseAttributes } from './parse-attributes.ts';
import type { InlineRule, InlineState, MarkdownParser, Token } from './tokens.ts';

/** Longest attributes inside a sentence, in characters. It keeps the search for their end short. */
const LONGEST = 4096;
/** Attributes that stand at the very end of a block belong to the block. */
const FIRST = /\{\s*(?:[#.][^\s{}]|[\w:-]+=)/uy;
/** Sentence parts that take no attributes. */
const WITHOUT = new Set(['softbreak', 'hardbreak', 'html_inline', 'binding', 'footnote_ref', 'formula']);

/**
 * Comark reads every `{…}` as attributes and drops those that belong to nothing.
 * Here braces are attributes only right behind an element or at the end of a block; all others are text.
 */
export const braces: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '{') return false;
  if (endsOf(state).brace > state.pos && (isBehindElement(state) || isAtEnd(state))) return false;
  if (!silent) state.pending += '{';
  state.pos += 1;
  return true;
};

/** Last positions in an inline text, searched once: a search from every brace would take quadratic time. */
interface Ends {
  /** The last `}`, or -1. */
  brace: number;
  /** The last `}` if only white space follows it, or -1. */
  closing: number;
  /** The last line end before that. */
  lineEnd: number;
}

const ends = new WeakMap<InlineState, Ends>();

function endsOf(state: InlineState): Ends {
  const { src } = state;
  const known = ends.get(state);
  if (known) return known;
  const brace = src.lastIndexOf('}');
  const closing = src.trimEnd().length === brace + 1 ? brace : -1;
  const found = { brace, closing, lineEnd: closing === -1 ? -1 : src.lastIndexOf('\n', closing) };
  ends.set(state, found);
  return found;
}

function isAtEnd(state: InlineState): boolean {
  const { closing, lineEnd } = endsOf(state);
  FIRST.lastIndex = state.pos;
  const [first] = FIRST.exec(state.src) ?? [];
  const begin = state.pos + (first?.length ?? 0);
  return first !== undefined && closing >= begin && lineEnd < begin;
}

function isBehindElement({ pending, tokens }: InlineState): boolean {
  const last: Token | undefined = tokens.at(-1);
  if (pending !== '' || !last) return false;
  // Emphasis is only known once the sentence is read; until then its signs are text.
  return last.type === 'text' ? /^[*_~]+$/u.test(last.content) : !WITHOUT.has(last.type);
}

/** `{…}` behind an element or at the end of a block. */
export const attributes: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '{' || state.src[state.pos - 1] === '$') return false;
  const found = parseAttributes(state.src.slice(0, Math.min(state.posMax, state.pos + LONGEST)), state.pos);
  if (!found) return false;
  if (!silent) {
    // Where they turn out to be behind nothing, they are text.
    const content = state.src.slice(found.start, found.end);
    Object.assign(state.push('mdc_inline_props', 'span', 0), { attrs: pairsOf(found), content, hidden: true });
  }
  state.pos = found.end;
  return true;
};

/** `[text]{.class}` is a span. Brackets without attributes are what CommonMark says they are. */
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
 * Where the words of a link end. A link has no link in it, and markdown-it takes everything in brackets for one; a span
 * is none.
 */
export function linkLabelWithSpans(parse: ParseLinkLabel): ParseLinkLabel {
  return (state, start, disableNested) => {
    const end = parse(state, start, disableNested);
    if (end !== -1 || !disableNested || !state.src.includes(']{', start)) return end;
    const whole = parse(state, start, false);
    return whole !== -1 && hasOnlySpans(state, start, whole) ? whole : -1;
  };
}

function hasOnlySpans(state: InlineState, start: number, end: number): boolean {
  const { pos } = state;
  let isRight = true;
  state.pos = start + 1;
  while (isRight && state.pos < end) {
    const before = state.pos;
    state.md.inline.skipToken(state);
    // More than a bracket was read: an element that begins with one.
    if (state.src[before] === '[' && state.pos > before + 1) isRight = state.src.startsWith(']{', state.pos - 1);
  }
  state.pos = pos;
  return isRight;
}
