import { expect, test } from 'vitest';
import { siteName } from './site-name.ts';

test.for([
  ['my-site', 'my-site'],
  ['My Site', 'my-site'],
  ['Café & Crème', 'cafe-creme'],
  ['.hidden', 'hidden'],
  ['_v1.2_', 'v1.2'],
  ['موقعي', 'my-site'],
  ['node_modules', 'my-site'],
  ['', 'my-site'],
  ['x'.repeat(300), 'x'.repeat(214)],
] as const)('names the site in %s %s', ([folder, name]) => {
  expect(siteName(folder)).toBe(name);
});
