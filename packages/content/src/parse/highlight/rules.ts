import type { AddPiece, Lexer, Role } from './pieces.ts';

/** The role of the matched code, none for plain code, or a function that adds the pieces. */
type Action = Role | undefined | ((match: string, groups: Record<string, string | undefined>, add: AddPiece) => void);

/** A pattern with the role of its matches. Earlier rules have priority. */
export type Rule = readonly [pattern: RegExp, action: Action];

/** Creates a lexer that tries its rules at each position. Code that no rule matches is plain. */
export function createRuleLexer(rules: readonly Rule[]): Lexer {
  const sources = rules.map(([{ source }], index) => `(?<r${index}>${source})`);
  const all = new RegExp(sources.join('|'), 'gmu');
  const names = rules.map((_, index) => `r${index}`);
  return (code, add) => {
    let end = 0;
    for (const match of code.matchAll(all)) {
      const [text] = match;
      if (text === '') continue;
      if (match.index > end) add(code.slice(end, match.index));
      end = match.index + text.length;
      const groups = match.groups ?? {};
      const action = rules[names.findIndex((name) => groups[name] !== undefined)]?.[1];
      if (typeof action === 'function') action(text, groups, add);
      else add(text, action);
    }
    if (end < code.length) add(code.slice(end));
  };
}
