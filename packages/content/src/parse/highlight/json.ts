import { createRuleLexer } from './rules.ts';

/** Lexer for JSON, also with comments. */
export const lexJson = createRuleLexer([
  [
    /"(?<key>(?:[^"\\\n]|\\.)*)"(?=\s*:)/u,
    (_, { key = '' }, add) => {
      add('"');
      add(key, 'name');
      add('"');
    },
  ],
  [/"(?:[^"\\\n]|\\.)*"?/u, 'string'],
  [/\/\/.*|\/\*[^]*?(?:\*\/|$(?![^]))/u, 'comment'],
  [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/u, 'constant'],
]);
