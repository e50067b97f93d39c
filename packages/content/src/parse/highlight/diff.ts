import { createRuleLexer } from './rules.ts';

/** Differences between files: what was added, what was removed, and where. */
export const lexDiff = createRuleLexer([
  [/^(?:diff|index|Index:|---|\+\+\+|={3,}|\*{3,})(?: .*)?$/u, 'comment'],
  [/^@@.*$/u, 'keyword'],
  [/^\+.*$/u, 'string'],
  [/^[-!].*$/u, 'tag'],
]);
