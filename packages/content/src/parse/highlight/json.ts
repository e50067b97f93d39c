import { createRuleLexer } from './rules.ts';

/** JSON, with comments where someone writes them. */
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
