import type { InlineRule, InlineState } from './tokens.ts';

const NAME = /:([a-z$][\w$-]*)/iuy;
const BEFORE = new Set([undefined, ' ', '\t', '\n', '*', '_', '[', '(']);

/** Brackets of an inline text, searched once: searching from every `[` would take quadratic time. */
const brackets = new WeakMap<InlineState, Brackets>();

interface Brackets {
  /** Position of the `]` that closes a `[`, by the position of the `[`. */
  pairs: ReadonlyMap<number, number>;
  /** Positions of all `]`. */
  closings: readonly number[];
}

/** Parses `:name[text]`. Replaces comark's rule, which reads to the end of the text from every unclosed bracket. */
export const inlineComponent: InlineRule = (state, silent) => {
  const { src, pos } = state;
  if (src[pos] !== ':' || !BEFORE.has(src[pos - 1])) return false;
  NAME.lastIndex = pos;
  const [whole = '', name = ''] = NAME.exec(src) ?? [];
  if (name === '') return false;
  const end = pos + whole.length;
  const close = src[end] === '[' ? closingOf(state, end) : undefined;
  state.pos = close === undefined ? end : close + 1;
  if (silent) return true;
  if (close === undefined) {
    state.push('mdc_inline_component', name, 0);
    return true;
  }
  const { pos: after, posMax } = state;
  state.push('mdc_inline_component', name, 1);
  state.pos = end + 1;
  state.posMax = close;
  state.md.inline.tokenize(state);
  state.pos = after;
  state.posMax = posMax;
  state.push('mdc_inline_component', name, -1);
  return true;
};

/** Returns the position of the `]` that closes a `[`, or of the next `]` if brackets in the text are not closed. */
function closingOf(state: InlineState, position: number): number | undefined {
  const found = brackets.get(state) ?? findBrackets(state.src);
  brackets.set(state, found);
  const close = found.pairs.get(position) ?? nextAfter(found.closings, position);
  return close !== undefined && close < state.posMax ? close : undefined;
}

function findBrackets(text: string): Brackets {
  const pairs = new Map<number, number>();
  const closings: number[] = [];
  const open: number[] = [];
  for (const { 0: match, index } of text.matchAll(/\\[\s\S]|[[\]]/gu)) {
    if (match === '[') open.push(index);
    if (match !== ']') continue;
    closings.push(index);
    const start = open.pop();
    if (start !== undefined) pairs.set(start, index);
  }
  return { pairs, closings };
}

function nextAfter(sorted: readonly number[], position: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}
