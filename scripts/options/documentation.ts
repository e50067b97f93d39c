import type { Module } from './module.ts';

/** The comment above a declaration. */
export interface Documentation {
  text: string;
  /** The text of `@default`, for defaults that cannot be read from the code. */
  defaultText?: string;
}

/** Reads the comment that ends before a position. */
export function documentationOf({ text, comments }: Module, start: number): Documentation {
  const comment = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  );
  const lines = (comment?.value.slice(1) ?? '').split('\n').map((line) => line.replace(/^\s*\*\s?/u, '').trim());
  const [description = '', defaultText] = lines.join(' ').split(/\s@default\s/u);
  return { text: description.trim(), ...(defaultText !== undefined && { defaultText: defaultText.trim() }) };
}
