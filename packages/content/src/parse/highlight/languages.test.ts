import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../document.ts';
import { languages } from './languages.ts';
import { highlightWith } from './pieces.ts';
import type { Lexer } from './pieces.ts';

function lexerOf(language: string): Lexer {
  const lexer = languages.get(language);
  if (!lexer) throw new Error(`The language ${language} has no lexer.`);
  return lexer;
}

/** Returns the pieces of code that have a role: `keyword:const`. */
function rolesOf(language: string, code: string): string[] {
  const pieces: string[] = [];
  lexerOf(language)(code, (text, role) => {
    if (role !== undefined && text.trim() !== '') pieces.push(`${role}:${text}`);
  });
  return pieces;
}

test.for([
  ['ts', 'const a: Map<string, A[]> = new Map();', 'keyword:const name:Map name:string name:A keyword:new name:Map'],
  ['ts', 'type A = { b?: string } | null', 'keyword:type name:A name:string name:null'],
  ['ts', 'interface A<T> { b(c: T): void }', 'keyword:interface name:A name:T name:b name:T name:void'],
  ['ts', 'f<A>(g(1), x as const)', 'name:f name:A name:g constant:1 keyword:as keyword:const'],
  [
    'ts',
    'function f(a: A): A[] { if (b) return { c: 1 } }',
    'keyword:function name:f name:A name:A keyword:if keyword:return tag:c constant:1',
  ],
  ['ts', 'const f = (a: string): B => [...c]', 'keyword:const name:f name:string name:B keyword:=>'],
  ['ts', 'function isA(a: unknown): a is A {', 'keyword:function name:isA name:unknown keyword:is name:A'],
  [
    'ts',
    'for (const { a } of b) c.catch(() => null)',
    'keyword:for keyword:const keyword:of name:catch keyword:=> constant:null',
  ],
  ['ts', 'a ? { b: 1 } : c', 'tag:b constant:1'],
  ['js', 'const type = interface.of / 2 / x', 'keyword:const constant:2'],
  ['js', 'x = a.replace(/[/"]/gu, "b")', 'name:replace string:/[/"]/ keyword:gu string:"b"'],
  ['js', '`a${b.c()}d`', 'string:` string:a name:c string:d string:`'],
  [
    'js',
    'class A extends B { #c = 1; static d() { return this.#c } }',
    'keyword:class name:A keyword:extends name:B constant:1 keyword:static name:d keyword:return keyword:this',
  ],
  ['tsx', "<A b={c('d')} {...e}>It's {f} </A>", "tag:A tag:b name:c string:'d' tag:A"],
  ['tsx', 'const a = <T,>(b: T) => <b>{b}</b>;', 'keyword:const name:a name:T name:T keyword:=> tag:b tag:b'],
  [
    'bash',
    'A=1 npm run "$b c" --d 2> e # f',
    'constant:1 name:npm string:run string:" string: c string:" constant:--d string:e comment:# f',
  ],
  [
    'bash',
    'for a in *.md; do echo $(cat "$a"); done',
    'keyword:for keyword:in string:*.md keyword:do name:echo name:cat string:" string:" keyword:done',
  ],
  ['bash', '$ npm install', 'name:npm string:install'],
  ['bash', "cat <<'END' > a\n$b\nEND\nls", "name:cat keyword:'END' string:a string:$b\n keyword:END name:ls"],
  ['json', '{ "a": ["b", 1, null] } // c', 'name:a string:"b" constant:1 constant:null comment:// c'],
  ['yaml', 'a: b # c\n- d: [1, x]', 'tag:a string:b  comment:# c tag:d constant:1 string:x'],
  ['yaml', 'a: |\n  b: c\nd: true', 'tag:a keyword:| string:  b: c\n tag:d constant:true'],
  ['yaml', "url: http://a.b/#c\nd: 'e: f'", "tag:url string:http://a.b/#c tag:d string:'e: f'"],
  [
    'html',
    '<a href="/?b&amp;c">d</a><!-- e -->',
    'tag:a tag:href string:"/?b constant:amp string:c" tag:a comment:<!-- e -->',
  ],
  [
    'html',
    '<script>let a = 1</script><style>a { color: red }</style>',
    'tag:script keyword:let constant:1 tag:script tag:style tag:a name:color constant:red tag:style',
  ],
  [
    'css',
    'a:hover, .b > #c { --d: 1px; color: var(--d) !important }',
    'tag:a tag:hover tag:b tag:c constant:1 keyword:px name:color name:var keyword:!important',
  ],
  [
    'css',
    '@media (width >= 4rem) { & { a: url(b;c) } }',
    'keyword:@media name:width constant:4 keyword:rem tag:& name:a name:url string:b;c',
  ],
  ['diff', '@@ -1 +1 @@\n-a\n+b\n c', 'keyword:@@ -1 +1 @@ tag:-a string:+b'],
  ['md', '---\na: b\n---\n\n# C `d`', 'tag:a string:b keyword:# C  keyword:` string:d keyword:`'],
  ['md', '::a{b="c" :d="1"}\n[e](f) and :g[h]', 'tag:a tag:b string:"c" tag::d string:"1" string:e tag:g'],
  ['md', '```ts\nconst a = 1;\n```\ntime: 10:40', 'keyword:const constant:1'],
] as const)('%s: %s', ([language, code, roles]) => {
  expect(rolesOf(language, code).join(' ')).toBe(roles);
});

const SIGNS = ' \n\t(){}[]<>"\'`$\\/*#:;=-+|&!?.,@~_%a1é日';
const WORDS = [
  'const ',
  'type ',
  'function ',
  '=> ',
  '${',
  '<a>',
  '</a>',
  '<!--',
  '/*',
  '```',
  '---\n',
  '::a',
  'case ',
  '<<A',
];

const code = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS.split('')), fc.constantFrom(...WORDS)), { maxLength: 60 })
  .map((parts) => parts.join(''));

test.for([...languages.keys()])('keeps any text of %s unchanged', (language) => {
  fc.assert(
    fc.property(code, (text) => {
      expect(highlightWith(lexerOf(language), text).map(textOf).join('')).toBe(`${text}\n`);
    }),
  );
});

test.for(['ts', 'tsx', 'bash', 'md', 'html'])('keeps very deeply nested %s unchanged', (language) => {
  for (const part of ['`${', '<a>', '$(', '{', '(', 'a<']) {
    const text = part.repeat(20_000);
    expect(highlightWith(lexerOf(language), text).map(textOf).join('')).toBe(`${text}\n`);
  }
});
