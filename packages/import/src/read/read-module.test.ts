import { expect, test } from 'vitest';
import { UNKNOWN } from './evaluate.ts';
import { readModule } from './read-module.ts';
import { sourceOf } from './source.ts';

const read = (texts: Readonly<Record<string, string>>): unknown => readModule(sourceOf(texts), 'config.ts');

test.for<[string, string, unknown]>([
  ['an object', `export default { a: 1, 'b-c': [true, null] }`, { a: 1, 'b-c': [true, null] }],
  ['types', `const x: Config = { a: 1 } satisfies X; export default x`, { a: 1 }],
  ['a call', `import { define } from 'x'; export default define({ a: \`b\` })`, { a: 'b' }],
  [
    'constants and spreads',
    `const a = [1]; const o = { x: a }; export default { ...o, y: [...a, 2] }`,
    { x: [1], y: [1, 2] },
  ],
  [
    'functions that return data',
    `export default { nav: nav() }; function nav() { return [{ to: '/' }] }`,
    { nav: [{ to: '/' }] },
  ],
  [
    'a function that returns the configuration',
    `export default async () => { const a = 'x'; return { a } }`,
    { a: 'x' },
  ],
  ['CommonJS', `const a = { b: 1 }; module.exports = a`, { b: 1 }],
  ['defaults of variables', `export default { a: process.env.A || 'b', c: process.env.C ? 1 : 2 }`, { a: 'b', c: 2 }],
])('reads %s', ([, text, value]) => {
  expect(read({ 'config.ts': text })).toEqual(value);
});

test('values that need code execution are unknown, and no code is executed', () => {
  const text = `export default { a: require('child_process').execSync('exit 1'), b: new Date(), c: () => 1 }`;
  expect(read({ 'config.ts': text })).toEqual({ a: UNKNOWN, b: UNKNOWN, c: UNKNOWN });
});

test('reads imported modules and JSON files of the same source', () => {
  const files = {
    'config.ts': `import nav from './nav'; import { x } from './x.json'; export default { nav, x }`,
    'nav.js': `export default ['a']`,
    'x.json': '{ "x": 3 }',
  };
  expect(read(files)).toEqual({ nav: ['a'], x: 3 });
});

test('terminates when modules import each other', () => {
  const files = {
    'config.ts': `import a from './a'; export default a`,
    'a.ts': `import b from './config'; export default b`,
  };
  expect(read(files)).toBe(UNKNOWN);
});
