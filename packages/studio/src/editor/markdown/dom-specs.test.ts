import { expect, test } from 'vitest';
import { safeUrl } from './dom-specs.ts';

test.for(['/guide', '#part', '?a=b', 'https://example.com', 'mailto:a@example.com', 'tel:+49', 'a/b:c.md'] as const)(
  'shows %s as a link',
  (address) => {
    expect(safeUrl(address)).toBe(address);
  },
);

test.for([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  '\tjavascript:x',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
])('does not show %s as a link', (address) => {
  expect(safeUrl(address)).toBeNull();
});
