import { expect, test } from 'vitest';
import { checkNewMediaPath } from './check-new-path.ts';

const folders = { content: 'content', public: 'public' };
const taken = ['public/a.png', 'public/Taken.png'];

test.for([
  ['public/b.png', undefined],
  ['public/new/b.png', undefined],
  ['public/A.png', undefined],
  ['public/taken.png', 'taken'],
  ['content/en/a.png', 'otherFolder'],
  ['public/a.svg', 'otherType'],
  ['public/a', 'otherType'],
  ['../a.png', 'badPath'],
  ['public/a?.png', 'badPath'],
  ['elsewhere/a.png', 'badPath'],
] as const)('checks renaming public/a.png to %s: %s', ([to, kind]) => {
  expect(checkNewMediaPath('public/a.png', to, { folders, taken })?.kind).toBe(kind);
});
