import type { InlineRule, InlineState } from './tokens.ts';

const NAME = /:([a-z$][\w$-]*)/iuy;
const BEFORE = new Set([undefined, ' ', '\t', '\n', '*', '_', '[', '(']);

/** Positions of `]` in an inline text, searched once: searching from every `[` would take quadratic time. */
const closings = new WeakMap<InlineState, number[]>();

/** Parses `:name[text]`. Replaces comark's rule, which reads to the end of the text from every unclosed bracket. */
export const inlineComponent: InlineRule = (state, silent) => {
  const { src, pos } = state;
  if (src[pos] !== ':' || !BEFORE.has(src[pos - 1])) return false;
  NAME.lastIndex = pos;
  const [whole = '', name = ''] = NAME.exec(src) ?? [];
  if (name === '') return false;
  const end = pos + whole.length;
  const close = src[end] === '[' ? closingAfter(state, end) : undefined;
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

/** Returns the position of the first unescaped `]` after a position. */
function closingAfter(state: InlineState, position: number): number | undefined {
  const all =
    closings.get(state) ??
    [...state.src.matchAll(/\\[\s\S]|\]/gu)].filter(([match]) => match === ']').map(({ index }) => index);
  closings.set(state, all);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return all[low];
}
