import { createRuleLexer } from './rules.ts';

/** Lexer for diffs: added and removed lines and their positions. */
export const lexDiff = createRuleLexer([
  [/^(?:diff|index|Index:|---|\+\+\+|={3,}|\*{3,})(?: .*)?$/u, 'comment'],
  [/^@@.*$/u, 'keyword'],
  [/^\+.*$/u, 'string'],
  [/^[-!].*$/u, 'tag'],
]);
