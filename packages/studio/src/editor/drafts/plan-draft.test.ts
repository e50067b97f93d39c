import { expect, test } from 'vitest';
import type { DraftFile } from './draft-file.ts';
import { planDraft, planRead } from './plan-draft.ts';

const own = { path: 'a', text: 'mine', updatedAt: 5 };
const sent = (revision: number, updatedAt: number) => ({ path: 'a', revision, updatedAt });

test.for([
  ['nothing is anywhere', { own: undefined, sent: undefined, revision: undefined }, 'none'],
  ['a new draft', { own, sent: undefined, revision: undefined }, 'send'],
  ['a changed draft', { own, sent: sent(2, 4), revision: 2 }, 'send'],
  ['a draft that is on the server', { own, sent: sent(2, 5), revision: 2 }, 'none'],
  ['a draft that was discarded here', { own: undefined, sent: sent(2, 5), revision: 2 }, 'delete'],
  ['a draft that was discarded here, and changed elsewhere', { own: undefined, sent: sent(2, 5), revision: 3 }, 'read'],
  ['a draft that was begun elsewhere', { own: undefined, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was changed elsewhere', { own, sent: sent(2, 5), revision: 3 }, 'read'],
  ['a draft that was begun at both places', { own, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was published elsewhere', { own, sent: sent(2, 5), revision: undefined }, 'gone'],
  ['a draft that nobody has any more', { own: undefined, sent: sent(2, 5), revision: undefined }, 'forget'],
] as const)('%s', ([, places, step]) => {
  expect(planDraft(places)).toBe(step);
});

const read: DraftFile = { path: 'a', text: 'theirs', updatedAt: 9 };

test.for([
  ['is taken where there is none here', undefined, undefined, 'take'],
  ['is taken where nothing was written here since', own, sent(2, 5), 'take'],
  ['is asked about where something was written here', own, sent(2, 4), 'ask'],
  ['is asked about where both are new', own, undefined, 'ask'],
  ['is the same where the texts are', { ...own, text: 'theirs' }, undefined, 'same'],
  ['is asked about where only the path differs', { ...own, text: 'theirs', from: 'b' }, undefined, 'ask'],
] as const)('a draft of another device %s', ([, mine, known, expected]) => {
  expect(planRead(read, { own: mine, sent: known, revision: 3 })).toBe(expected);
});
