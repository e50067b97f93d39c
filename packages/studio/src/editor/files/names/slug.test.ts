import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.for([
  ['Getting started', 'getting-started'],
  ['Über uns!', 'uber-uns'],
  ['Größe & Maß', 'grosse-mass'],
  ["What's new in 2.0?", 'whats-new-in-2-0'],
  ['  --a--  ', 'a'],
  ['الصفحة الأولى', 'الصفحة-الأولى'],
  ['日本語 ガイド', '日本語-ガイド'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON: a\\b%2f', 'con-a-b-2f'],
  ['!?', ''],
] as const)('converts %j to %j', ([title, slug]) => {
  expect(slugOf(title)).toBe(slug);
});
