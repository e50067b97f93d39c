import type { Delimiter, InlineRule, InlineState } from './tokens.ts';

/** Markers by number of tildes, so that one tilde only matches one and two match two. Longer runs are text. */
const MARKERS = [0, 0x7e, 0x7e7e];

/** Parses `~one~` and `~~two~~` as in GFM. Replaces markdown-it's rule, which only supports two tildes. */
export const strikethrough: InlineRule = (state, silent) => {
  if (silent || state.src[state.pos] !== '~') return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const marker = MARKERS[length];
  const tildes = '~'.repeat(length);
  if (marker === undefined) state.pending += tildes;
  else {
    state.push('text', '', 0).content = tildes;
    state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
  }
  state.pos += length;
  return true;
};

/** Converts matched pairs of delimiters to elements after the text is parsed; others stay text. */
export function pairStrikethrough(state: InlineState): void {
  for (const delimiters of [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]) {
    for (const opening of delimiters) {
      const closing = delimiters[opening.end];
      if (!closing || !MARKERS.includes(opening.marker)) continue;
      convertToken(state, opening, 's_open', 1);
      convertToken(state, closing, 's_close', -1);
    }
  }
}

function convertToken({ tokens }: InlineState, { token }: Delimiter, type: string, nesting: number): void {
  const delimiter = tokens[token];
  if (delimiter) Object.assign(delimiter, { type, tag: 's', nesting, markup: delimiter.content, content: '' });
}
