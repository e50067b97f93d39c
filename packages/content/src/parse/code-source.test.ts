import { describe, expect, test } from 'vitest';
import { sliceCode, extractCodeSource } from './code-source.ts';

test.for([
  ['ts file="src/a.ts"', 'ts [src/a.ts]', { file: 'src/a.ts' }],
  ['file=../a.py', 'py [a.py]', { file: '../a.py' }],
  ['file="Makefile"', 'txt [Makefile]', { file: 'Makefile' }],
  ['ts {2} file="a.ts" [Title] lines="3-8"', 'ts {2} [Title]', { file: 'a.ts', lines: { first: 3, last: 8 } }],
  ['ts file="a.ts" lines=4', 'ts [a.ts]', { file: 'a.ts', lines: { first: 4, last: 4 } }],
  ["ts file='a b.ts' region='set up'", 'ts [a b.ts]', { file: 'a b.ts', region: 'set up' }],
  ['ts file=""', 'ts file=""', undefined],
  ['ts profile="x"', 'ts profile="x"', undefined],
  ['ts lines="3"', 'ts lines="3"', undefined],
] as const)('parses %s to %s and %j', ([info, rest, source]) => {
  expect(extractCodeSource(info)).toEqual({ info: rest, source });
});

const FILE = [
  'import a from "a";',
  '// #region all',
  'export function b() {',
  '  // #region inner',
  '  if (a) {',
  '    a();',
  '  }',
  '  // #endregion inner',
  '}',
  '// #endregion',
  '# region python',
  'x = 1',
  '# endregion',
  '',
].join('\r\n');

describe('a part of a file', () => {
  test.for([
    [{}, 'import a from "a";\nexport function b() {\n  if (a) {\n    a();\n  }\n}\nx = 1'],
    [{ lines: { first: 5, last: 7 } }, 'if (a) {\n  a();\n}'],
    [{ region: 'inner' }, 'if (a) {\n  a();\n}'],
    [{ region: 'all' }, 'export function b() {\n  if (a) {\n    a();\n  }\n}'],
    [{ region: 'python' }, 'x = 1'],
  ] as const)('for %j returns %j', ([part, code]) => {
    expect(sliceCode(FILE, { file: 'a.ts', ...part })).toEqual({ code });
  });

  test.for([
    [FILE, { lines: { first: 3, last: 99 } }, 'it has no lines 3-99, only 13'],
    [FILE, { lines: { first: 5, last: 4 } }, 'it has no lines 5-4, only 13'],
    [FILE, { region: 'none' }, 'it has no region "none"'],
    ['// #region a\nx', { region: 'a' }, 'the region "a" is never closed'],
    ['// #region a\n// #endregion\n// #region a\n// #endregion', { region: 'a' }, 'it has two regions "a"'],
    ['region: eu\nregion = us', { region: 'eu' }, 'it has no region "eu"'],
  ] as const)('of %j with %j is not found: %s', ([text, part, problem]) => {
    expect(sliceCode(text, { file: 'a.ts', ...part })).toEqual({ problem });
  });

  test.for(['/* #region a */', '<!-- #region a -->', '#region a', '-- region a', '{/* #region a */}'])(
    'can begin with %s',
    (marker) => {
      expect(sliceCode(`${marker}\nx\n${marker.replace('region a', 'endregion')}`, { file: 'a', region: 'a' })).toEqual(
        {
          code: 'x',
        },
      );
    },
  );

  test('keeps code with the word "region" outside a comment', () => {
    expect(sliceCode('const region = 1;\nregion: eu', { file: 'a' })).toEqual({
      code: 'const region = 1;\nregion: eu',
    });
  });
});
