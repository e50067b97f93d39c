import colors from 'tailwindcss/colors';
import { expect, test } from 'vitest';
import { colorVariables } from './semantic-colors.ts';

test.for([
  ['primary', 'green'],
  ['secondary', 'sky'],
  ['success', 'green'],
  ['info', 'blue'],
  ['warning', 'amber'],
  ['error', 'red'],
  ['neutral', 'slate'],
] as const)('%s is %s where a site says nothing: 500 on paper, 400 in the dark', ([name, palette]) => {
  const { 500: light, 400: dark } = colors[palette];
  expect(colorVariables()[`--${name}`]).toBe(`light-dark(${light}, ${dark})`);
});

test('a site names its own palettes', () => {
  const variables = colorVariables({ primary: 'rose', neutral: 'stone' });
  expect(variables['--primary']).toBe(`light-dark(${colors.rose[500]}, ${colors.rose[400]})`);
  expect(variables['--neutral-950']).toBe(colors.stone[950]);
});

test('a palette that does not exist is named, with those that do', () => {
  expect(() => colorVariables({ error: 'crimson' })).toThrow(
    /The colour "error" names a palette "crimson" that does not exist\. Known palettes: .*green/u,
  );
});
