import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { textOf } from './document.ts';
import type { TreeNode } from './document.ts';
import { createHighlight } from './highlight.ts';

const highlight = createHighlight();

/** Highlights code; throws if the language is unknown. */
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

// Loads the grammars before the tests, since loading can take long on a busy machine.
beforeAll(async () => {
  await highlight(LIST, 'json');
  await highlight(RULE, 'css');
});

test('gives a token the class of its role and no style', async () => {
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

test('leaves no colours of the internal theme', async () => {
  const lines = JSON.stringify(await highlighted(RULE, 'css'));
  expect(lines).toContain('"c-comment"');
  expect(lines).not.toMatch(/style|#0000/u);
});

test('returns a span for each line, including empty ones', async () => {
  const lines = await highlighted('[\n\n]', 'json');
  expect(lines.map(textOf)).toEqual(['[\n', '\n', ']\n']);
});

test.for(['nope', '', 'constructor', '__proto__'])(
  'returns undefined for the unknown language "%s"',
  async (language) => {
    expect(await highlight('const a = 1;', language)).toBeUndefined();
  },
);

test('accepts an alias of a language', async () => {
  expect((await highlighted('const a = 1;', 'ts')).map(textOf)).toEqual(['const a = 1;\n']);
});

test('prefers a grammar of the site to a built-in lexer', async () => {
  const grammar = {
    name: 'Shopping list',
    scopeName: 'source.shopping',
    patterns: [{ match: String.raw`\b\d+\b`, name: 'constant.numeric' }],
    repository: {},
  };
  const highlightOwn = createHighlight({ grammars: { ts: () => Promise.resolve({ default: grammar }) } });
  expect(await highlightOwn('const 2', 'ts')).toEqual([
    ['span', { class: 'line' }, 'const ', ['span', { class: 'c-constant' }, '2'], '\n'],
  ]);
});

test('caches the results of grammars by block', async () => {
  const stored = new Map<string, TreeNode[]>();
  const cache = {
    get: (language: string, code: string) => Promise.resolve(stored.get(`${language} ${code}`)),
    put: async (language: string, code: string, lines: readonly TreeNode[]) => {
      stored.set(`${language} ${code}`, [...lines]);
    },
  };
  const cached = createHighlight({ cache });
  await cached('a = 1', 'toml');
  await cached('[1]', 'json');
  expect([...stored.keys()]).toEqual(['toml a = 1']);
  stored.set('toml a = 1', ['remembered']);
  expect(await cached('a = 1', 'toml')).toEqual(['remembered']);
});

test.for(['toml'])('keeps any text of %s unchanged', async (language) => {
  const lines = fc.array(fc.string({ unit: fc.constantFrom(...SIGNS) })).map((parts) => parts.join('\n'));
  await fc.assert(
    fc.asyncProperty(lines, async (code) => {
      expect((await highlighted(code, language)).map(textOf).join('')).toBe(`${code}\n`);
    }),
  );
});
