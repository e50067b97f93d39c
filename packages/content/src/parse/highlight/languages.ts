import { lexBash } from './bash.ts';
import { lexCss } from './css.ts';
import { lexDiff } from './diff.ts';
import { lexHtml } from './html.ts';
import { createJavaScriptLexer } from './javascript.ts';
import { lexJson } from './json.ts';
import { lexMarkdown } from './markdown.ts';
import type { Lexer } from './pieces.ts';
import { lexYaml } from './yaml.ts';

const lexers: [lexer: Lexer, names: string][] = [
  [createJavaScriptLexer({ jsx: true, types: false }), 'js javascript mjs cjs jsx'],
  [createJavaScriptLexer({ jsx: false, types: true }), 'ts typescript mts cts'],
  [createJavaScriptLexer({ jsx: true, types: true }), 'tsx'],
  [lexBash, 'bash sh shell shellscript zsh'],
  [lexCss, 'css'],
  [lexDiff, 'diff'],
  [lexHtml, 'html'],
  [lexJson, 'json jsonc'],
  [lexMarkdown, 'md markdown mdc'],
  [lexYaml, 'yaml yml'],
];

/** Built-in lexers by all names of their languages. */
export const languages: ReadonlyMap<string, Lexer> = new Map(
  lexers.flatMap(([lexer, names]) => names.split(' ').map((name) => [name, lexer] as const)),
);
