import { expect, test } from 'vitest';
import { rawPath, pageOfRawPath } from './raw-path.ts';

test.for([
  ['/en/docs/start', '/raw/en/docs/start.md'],
  ['/docs/v1.2', '/raw/docs/v1.2.md'],
  ['/', '/raw/index.md'],
] as const)('the markdown of %s is at %s, and back', ([path, address]) => {
  expect(rawPath(path)).toBe(address);
  expect(pageOfRawPath(address)).toBe(path);
});

test.for(['/raw', '/raw/en/docs/start', '/rawer/start.md', '/en/raw/start.md', '/raw.md'])(
  '%s is not the markdown version of a page',
  (address) => {
    expect(pageOfRawPath(address)).toBeUndefined();
  },
);

test.for([
  ['/below/en/docs/start', '/below/raw/en/docs/start.md'],
  ['/below', '/below/raw/index.md'],
] as const)('with a base path, the markdown of %s is at %s', ([path, address]) => {
  expect(rawPath(path, '/below')).toBe(address);
});
