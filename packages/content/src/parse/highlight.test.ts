import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { textOf } from './document.ts';
import type { TreeNode } from './document.ts';
import { createHighlight } from './highlight.ts';

const highlight = createHighlight();

/** Spans of a code whose language has to be known. */
async function highlighted(code: string, language: string): Promise<TreeNode[]> {
  const lines = await highlight(code, language);
  if (!lines) throw new Error(`The language ${language} is not known.`);
  return lines;
}

const LIST = '[1, "a"]';
const SIGNS = [
  ' ',
  '\t',
  '{',
  '}',
  '[',
  ']',
  '<',
  '&',
  '"',
  "'",
  '/',
  '*',
  '+',
  '-',
  ':',
  ';',
  '#',
  'a',
  '1',
  'é',
  '日',
];
const RULE = 'a { color: red; } /* note */';

// The first block of a language waits for its grammar, and on a busy machine it may lose its colours over that.
beforeAll(async () => {
  await highlight(LIST, 'json');
  await highlight(RULE, 'css');
});

test('a token carries the class of its role and no style', async () => {
  expect(await highlighted(LIST, 'json')).toEqual([
    [
      'span',
      { class: 'line' },
      '[',
      ['span', { class: 'c-constant' }, '1'],
      ', ',
      ['span', { class: 'c-string' }, '"a"'],
      ']',
      '\n',
    ],
  ]);
});

test('no colour of the borrowed theme is left', async () => {
  const lines = JSON.stringify(await highlighted(RULE, 'css'));
  expect(lines).toContain('"c-comment"');
  expect(lines).not.toMatch(/style|#0000/u);
});

test('each line is a span of its own, the empty ones too', async () => {
  const lines = await highlighted('[\n\n]', 'json');
  expect(lines.map(textOf)).toEqual(['[\n', '\n', ']\n']);
});

test.for(['nope', '', 'constructor', '__proto__'])('the unknown language "%s" is left alone', async (language) => {
  expect(await highlight('const a = 1;', language)).toBeUndefined();
});

test('an alias names its language', async () => {
  expect((await highlighted('const a = 1;', 'ts')).map(textOf)).toEqual(['const a = 1;\n']);
});

test('a grammar of the site comes before the engine, whatever name it has', async () => {
  const grammar = {
    name: 'Shopping list',
    scopeName: 'source.shopping',
    patterns: [{ match: String.raw`\b\d+\b`, name: 'constant.numeric' }],
    repository: {},
  };
  const own = createHighlight({ grammars: { ts: () => Promise.resolve({ default: grammar }) } });
  expect(await own('const 2', 'ts')).toEqual([
    ['span', { class: 'line' }, 'const ', ['span', { class: 'c-constant' }, '2'], '\n'],
  ]);
});

test('what a grammar gave is kept by block, and read instead of the grammar', async () => {
  const kept = new Map<string, TreeNode[]>();
  const cache = {
    get: (language: string, code: string) => Promise.resolve(kept.get(`${language} ${code}`)),
    put: async (language: string, code: string, lines: readonly TreeNode[]) => {
      kept.set(`${language} ${code}`, [...lines]);
    },
  };
  const cached = createHighlight({ cache });
  await cached('a = 1', 'toml');
  await cached('[1]', 'json');
  expect([...kept.keys()]).toEqual(['toml a = 1']);
  kept.set('toml a = 1', ['remembered']);
  expect(await cached('a = 1', 'toml')).toEqual(['remembered']);
});

test.for(['toml'])('any text of %s is kept, sign by sign', async (language) => {
  const lines = fc.array(fc.string({ unit: fc.constantFrom(...SIGNS) })).map((parts) => parts.join('\n'));
  await fc.assert(
    fc.asyncProperty(lines, async (code) => {
      expect((await highlighted(code, language)).map(textOf).join('')).toBe(`${code}\n`);
    }),
  );
});
