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
] as const)('%s is %s by default: shade 500 in light mode, 400 in dark mode', ([name, palette]) => {
  const { 500: light, 400: dark } = colors[palette];
  expect(colorVariables()[`--${name}`]).toBe(`light-dark(${light}, ${dark})`);
});

test('a site can choose other palettes', () => {
  const variables = colorVariables({ primary: 'rose', neutral: 'stone' });
  expect(variables['--primary']).toBe(`light-dark(${colors.rose[500]}, ${colors.rose[400]})`);
  expect(variables['--neutral-950']).toBe(colors.stone[950]);
});

test('the error for an unknown palette lists the known ones', () => {
  expect(() => colorVariables({ error: 'crimson' })).toThrow(
    /The colour "error" refers to the palette "crimson", which does not exist\. Known palettes: .*green/u,
  );
});
