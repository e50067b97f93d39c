import { expect, test } from 'vitest';
import { OptionError, parseOptions } from './options.ts';
import { SYSTEMS } from './systems.ts';

test('without arguments, measures everything three times for publication', () => {
  expect(parseOptions([])).toEqual({
    systems: Object.keys(SYSTEMS),
    sizes: [200, 1000, 10_000],
    runs: 3,
    parts: ['builds', 'pages', 'server'],
    isComplete: true,
    isFresh: false,
  });
});

test('arguments select systems, sizes and parts; systems and parts keep the order of the tables', () => {
  const options = parseOptions(['--systems', 'hugo,recto', '--sizes', '1000,50', '--only', 'server,builds']);
  expect(options).toMatchObject({ systems: ['recto', 'hugo'], sizes: [1000, 50], parts: ['builds', 'server'] });
});

test('a subset of the sizes can be published', () => {
  expect(parseOptions(['--sizes', '200,1000']).isComplete).toBe(true);
});

test.for([
  ['--systems', 'recto'],
  ['--sizes', '200,50'],
  ['--only', 'builds'],
  ['--runs', '2'],
])('with %s %s the result is not published', (args) => {
  expect(parseOptions(args).isComplete).toBe(false);
});

test.for([
  [['--systems', 'gatsby'], /"gatsby"\. Possible values: recto, /u],
  [['--only', 'speed'], /"speed"\. Possible values: builds, pages, server/u],
  [['--sizes', '200,many'], /--sizes contains "many"/u],
  [['--runs', '0'], /--runs contains "0"/u],
  [['--size', '200'], /--size/u],
] as const)('rejects %j', ([args, message]) => {
  expect(() => parseOptions(args)).toThrow(OptionError);
  expect(() => parseOptions(args)).toThrow(message);
});
