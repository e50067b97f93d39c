import type { InlineRule, Token } from './tokens.ts';

const CODE = /:[\w+-]+:(?!\w)/uy;

/** Parses `:tada:`. Whether the code exists is only checked by `replaceEmoji`. */
export const emoji: InlineRule = (state, silent) => {
  const { src, pos } = state;
  if (src[pos] !== ':') return false;
  const isBehindEmoji = state.pending === '' && state.tokens.at(-1)?.type === 'emoji';
  if (/[\w:]/u.test(src[pos - 1] ?? '') && !isBehindEmoji) return false;
  CODE.lastIndex = pos;
  const [code] = CODE.exec(src) ?? [];
  if (code === undefined || pos + code.length > state.posMax) return false;
  if (!silent) state.push('emoji', '', 0).content = code;
  state.pos += code.length;
  return true;
};

/** Replaces the emoji codes of GitHub by characters, in place; unknown codes are not changed. */
export async function replaceEmoji(tokens: readonly Token[]): Promise<void> {
  const emojiTokens = [...emojiIn(tokens)];
  if (emojiTokens.length === 0) return;
  const { nameToEmoji } = await import('gemoji');
  for (const token of emojiTokens) {
    const name = token.content.slice(1, -1);
    token.type = 'text';
    if (Object.hasOwn(nameToEmoji, name)) token.content = nameToEmoji[name] ?? token.content;
  }
}

function* emojiIn(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === 'emoji') yield token;
    if (token.children) yield* emojiIn(token.children);
  }
}
