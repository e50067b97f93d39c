import { expect, test } from 'vitest';
import type { HeaderEntry } from '../app/site.ts';
import { isActive } from './header-entries.ts';

const documentation: HeaderEntry = {
  label: 'documentation',
  to: '/docs/getting-started',
  activeOn: ['/docs/**'],
  notActiveOn: ['/docs/studio/**'],
};
const studio: HeaderEntry = { label: 'studio', to: '/docs/studio/setup', activeOn: ['/docs/studio/**'] };
const blog: HeaderEntry = { label: 'blog', to: '/blog' };

test.for([
  ['/', ''],
  ['/docs', 'documentation'],
  ['/docs/getting-started', 'documentation'],
  ['/docs/files/markdown', 'documentation'],
  ['/docs/studios', 'documentation'],
  ['/docs/studio', 'studio'],
  ['/docs/studio/setup', 'studio'],
  ['/docs/studio/setup/more', 'studio'],
  ['/studio', ''],
  ['/documents', ''],
  ['/blog', 'blog'],
  ['/blog/a-post', 'blog'],
  ['/blogs', ''],
] as const)('on %s the active entry is "%s"', ([path, expected]) => {
  const open = [documentation, studio, blog].filter((entry) => isActive(entry, path));
  expect(open.map(({ label }) => label).join()).toBe(expected);
});
