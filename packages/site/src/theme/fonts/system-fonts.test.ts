import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openFont } from './open-font.ts';
import { systemFonts } from './system-fonts.ts';

const { resolve } = createRequire(import.meta.url);

test.for([
  ['Arial', 'sans-serif', 'arimo'],
  ['Roboto', 'sans-serif', 'roboto'],
  ['Noto', 'sans-serif', 'noto-sans'],
  ['Times', 'serif', 'tinos'],
  ['Noto', 'serif', 'noto-serif'],
  ['Courier', 'monospace', 'cousine'],
] as const)('%s (%s) is as wide as %s', async ([name, category, id]) => {
  const system = systemFonts.find((each) => each.name === name && each.category === category);
  for (const [weight, face] of [
    [400, system?.regular],
    [700, system?.bold],
  ] as const) {
    const font = await openFont(readFileSync(resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff2`)));
    expect(font.measure(weight)?.width).toBeCloseTo(face?.width ?? 0, 5);
  }
});

test('the faces of one category have different names', () => {
  const names = systemFonts.map(({ name, category }) => `${category} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
