import { createRuleLexer } from './rules.ts';

/** Lexer for diffs: file headers, hunk headers, added and removed lines. */
export const lexDiff = createRuleLexer([
  [/^(?:diff|index|Index:|---|\+\+\+|={3,}|\*{3,})(?: .*)?$/u, 'comment'],
  [/^@@.*$/u, 'keyword'],
  [/^\+.*$/u, 'string'],
  [/^[-!].*$/u, 'tag'],
]);
