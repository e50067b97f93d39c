import type { InlineRule, Token } from './tokens.ts';

const CODE = /:[\w+-]+:(?!\w)/uy;

/** `:tada:`. Which codes exist is looked up later, where the text is not only read but shown. */
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

/** Codes of GitHub become their characters, in place; those that do not exist stay as they were written. */
export async function replaceEmoji(tokens: readonly Token[]): Promise<void> {
  const found = [...emojiIn(tokens)];
  if (found.length === 0) return;
  const { nameToEmoji } = await import('gemoji');
  for (const token of found) {
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
