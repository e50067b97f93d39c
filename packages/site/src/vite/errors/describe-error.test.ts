import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'recto-errors-')));
afterAll(() => {
  rmSync(root, { recursive: true });
});
const loader = join(root, 'pages', 'tools.server.ts');
const screen = join(root, 'screens', 'tools.tsx');
for (const folder of ['pages', 'screens']) mkdirSync(join(root, folder));
writeFileSync(loader, 'one\ntwo\nthree\nfour\nfive\nsix\n');
writeFileSync(screen, "import { x } from './nowhere.ts';\nimport y from 'no-such-package';\n");
const files = { root, loaders: [loader], screens: [screen] };

const stackOf = (...frames: string[]): string => ['Error', ...frames.map((frame) => `    at ${frame}`)].join('\n');

test('the position is the first stack frame in code of the site, with the lines around it', () => {
  const stack = stackOf(
    `check (${root}/node_modules/some-package/index.js:1:1)`,
    `async Module.load (${loader}:2:3)`,
    `answer (/elsewhere/packages/site/src/server/resolve-page.ts:109:20)`,
    'node:internal/process/task_queues:104:5',
  );
  expect(describeError({ name: 'Error', message: 'It is broken', stack }, files)).toEqual({
    kind: 'loader',
    message: 'It is broken',
    hint: undefined,
    position: { file: 'pages/tools.server.ts', location: loader, line: 2, column: 3 },
    frame: ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
      number: index + 1,
      text,
      isMarked: index === 1,
    })),
    stack: [
      expect.objectContaining({ name: 'check', isOwn: false }),
      expect.objectContaining({ name: 'load', isOwn: true }),
      expect.objectContaining({ name: 'answer', isOwn: false }),
    ],
  });
});

test.for([
  ['screen', { stack: stackOf(`Tools (${screen}:1:1)`) }],
  ['component', { stack: stackOf(`Box (${root}/components/content/box.tsx?recto-actual:1:1)`) }],
  ['component', { stack: '', component: 'box' }],
  ['query', { stack: stackOf(`load (${loader}:1:1)`), code: 'query/unknown-field' }],
  ['query', { stack: stackOf(`load (${loader}:1:1)`), code: 'collection/unknown' }],
  ['code', { stack: stackOf(`helper (${root}/helper.ts:1:1)`) }],
] as const)('determines the kind of an error: %s', ([kind, raw]) => {
  expect(describeError({ name: 'Error', message: 'Broken', ...raw }, files).kind).toBe(kind);
});

test('a syntax error has the position in the message of the bundler, without its code frame', () => {
  const message = [
    'Transform failed with 1 error:',
    '',
    '\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token',
    '   \u001B[38;5;246m╭\u001B[0m─[ pages/tools.server.ts:4:16 ]',
    '   │',
    ' 4 │ const a = = 1;',
    '───╯',
  ].join('\n');
  expect(describeError({ name: 'Error', message, stack: '', id: loader }, files)).toMatchObject({
    kind: 'code',
    message: 'Unexpected token.',
    position: { file: 'pages/tools.server.ts', line: 4, column: 16 },
  });
});

test.for([
  [
    './nowhere.ts',
    `Failed to load url ./nowhere.ts (resolved id: ./nowhere.ts) in ${screen}. Does the file exist?`,
    'There is no file "./nowhere.ts", which screens/tools.tsx imports.',
    1,
  ],
  [
    './nowhere.ts',
    'Failed to resolve import "./nowhere.ts" from "screens/tools.tsx". Does the file exist?',
    'There is no file "./nowhere.ts", which screens/tools.tsx imports.',
    1,
  ],
  [
    'no-such-package',
    `Cannot find package 'no-such-package' imported from '${screen}'`,
    'The package "no-such-package", which screens/tools.tsx imports, is not installed.',
    2,
  ],
] as const)('an import of %s that cannot be resolved has the line of the import', ([, message, expected, line]) => {
  expect(describeError({ name: 'Error', message, stack: '' }, files)).toMatchObject({
    kind: 'code',
    message: expected,
    position: { file: 'screens/tools.tsx', line },
  });
});

test.for([
  ['window is not defined', 'The server has no "window". Use it in an effect'],
  ["Cannot read properties of undefined (reading 'name')", 'write "?.name" if it may be missing'],
  ['Objects are not valid as a React child (found: object)', 'Render a property that is a string or a number'],
  ['prices.map is not a function', 'Check where "prices.map" comes from'],
] as const)('a common error has a hint: %s', ([message, hint]) => {
  expect(describeError({ name: 'TypeError', message, stack: '' }, files)).toMatchObject({
    message: `TypeError: ${message}`,
    hint: expect.stringContaining(hint) as unknown,
  });
});

test('keeps the hint of a ContentError', () => {
  const raw = { name: 'ContentError', message: 'window is not defined', stack: '', hint: 'Do this.' };
  expect(describeError(raw, files).hint).toBe('Do this.');
});
