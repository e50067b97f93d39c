import { expect, test } from 'vitest';
import { resolveReference } from '../../../media/find-media-references.ts';
import { referenceInText } from './media-url.ts';

const folders = { content: 'docs/content', public: 'docs/public' };

test.for([
  ['docs/public/a/x.png', 'docs/content/en/a.md', '/a/x.png'],
  ['docs/public/my (1) photo.png', 'docs/content/en/a.md', '/my%20%281%29%20photo.png'],
  ['docs/content/en/x.png', 'docs/content/en/a.md', './x.png'],
  ['docs/content/en/x.png', 'docs/content/en/guide/a.md', '../x.png'],
  ['docs/content/ar/صورة.png', 'docs/content/en/a.md', '../ar/صورة.png'],
] as const)('refers to %s in %s as %s', ([path, file, address]) => {
  expect(referenceInText(path, file, folders)).toBe(address);
  expect(resolveReference(address, file, folders)).toBe(path);
});

test('returns undefined for a file next to content if no text is given', () => {
  expect(referenceInText('docs/content/en/x.png', undefined, folders)).toBeUndefined();
  expect(referenceInText('docs/public/x.png', undefined, folders)).toBe('/x.png');
});
