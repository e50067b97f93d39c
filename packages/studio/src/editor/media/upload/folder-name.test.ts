import { expect, test } from 'vitest';
import { folderName } from './folder-name.ts';

test.for([
  ['Team photos', 'team-photos'],
  ['2026/Spring', '2026/spring'],
  ['../../etc', 'etc'],
  ['صور', 'صور'],
  ['<b>x</b>', 'b-x/b'],
  [' / ', ''],
  ['.git', 'git'],
] as const)('converts %s to %s', ([input, name]) => {
  expect(folderName(input)).toBe(name);
});
