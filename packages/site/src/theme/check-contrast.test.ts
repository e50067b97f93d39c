import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkContrast, describeContrast } from './check-contrast.ts';

const ROLES = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;

test('text has enough contrast in palettes of every colour', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, fc.constantFrom(...ROLES), (red, green, blue, role) => {
      expect(checkContrast({ [role]: `rgb(${red} ${green} ${blue})` })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.for(['slate', 'gray', 'zinc', 'neutral', 'stone'])(
  'text has enough contrast with the neutral palette %s',
  (neutral) => {
    expect(checkContrast({ neutral })).toEqual([]);
  },
);

test('reports a palette that is too light for text, with ratios and a colour that passes', () => {
  const [problem, ...others] = checkContrast({ primary: 'teal', neutral: 'yellow' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ name: 'neutral', color: 'yellow' });
  expect(problem?.uses.map(({ what, mode }) => `${what}, ${mode}`)).toEqual([
    'quiet text on the page, light',
    'quiet text in boxes, light',
  ]);
  expect(problem?.uses.every(({ ratio }) => ratio > 2.5 && ratio < 4.5)).toBe(true);
  expect(checkContrast({ neutral: problem?.suggestion ?? '' })).toEqual([]);
  expect(problem && describeContrast(problem)).toMatch(
    /^theme\.neutral: "yellow" gives text a lower contrast than the 4\.5:1 .*quiet text on the page \(3\.12:1, light\).* The nearest colour that passes is #[\da-f]{6}\.$/u,
  );
});

test('compares the colours of the theme', () => {
  const css = readFileSync(createRequire(import.meta.url).resolve('@recto/ui/theme.css'), 'utf8');
  const value = (name: string): string =>
    (new RegExp(`\\n  --${name}: light-dark\\((.*?)\\);\\n`, 'su').exec(css)?.[1] ?? '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  expect(
    Object.fromEntries(['paper', 'leaf', 'ink', 'soft', 'accent', 'accent-ink'].map((name) => [name, value(name)])),
  ).toMatchInlineSnapshot(`
      {
        "accent": "var(--primary-text), color-mix(in oklab, var(--primary-text) 75%, var(--neutral-300))",
        "accent-ink": "white, var(--neutral-950)",
        "ink": "color-mix(in oklab, var(--neutral-900) 85%, var(--neutral-800)), var(--neutral-200)",
        "leaf": "color-mix(in oklab, var(--neutral-50) 40%, var(--neutral-100)), color-mix(in oklab, var(--neutral-900) 75%, var(--neutral-800))",
        "paper": "color-mix(in oklab, white 60%, var(--neutral-50)), color-mix(in oklab, var(--neutral-950) 25%, var(--neutral-900))",
        "soft": "color-mix(in oklab, var(--neutral-600) 85%, var(--neutral-700)), color-mix(in oklab, var(--neutral-400) 70%, var(--neutral-300))",
      }
    `);
});
