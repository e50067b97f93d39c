import { expect, test } from 'vitest';
import { resolveReference } from '../../../media/find-references.ts';
import { addressInText } from './media-address.ts';

const folders = { content: 'docs/content', public: 'docs/public' };

test.for([
  ['docs/public/a/x.png', 'docs/content/en/a.md', '/a/x.png'],
  ['docs/public/my (1) photo.png', 'docs/content/en/a.md', '/my%20%281%29%20photo.png'],
  ['docs/content/en/x.png', 'docs/content/en/a.md', './x.png'],
  ['docs/content/en/x.png', 'docs/content/en/guide/a.md', '../x.png'],
  ['docs/content/ar/صورة.png', 'docs/content/en/a.md', '../ar/صورة.png'],
] as const)('refers to %s in %s as %s', ([path, file, address]) => {
  expect(addressInText(path, file, folders)).toBe(address);
  expect(resolveReference(address, file, folders)).toBe(path);
});

test('returns undefined for a file next to content if no text is given', () => {
  expect(addressInText('docs/content/en/x.png', undefined, folders)).toBeUndefined();
  expect(addressInText('docs/public/x.png', undefined, folders)).toBe('/x.png');
});
