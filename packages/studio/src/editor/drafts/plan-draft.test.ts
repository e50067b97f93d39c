import { expect, test } from 'vitest';
import type { DraftFile } from './draft-file.ts';
import { planDraft, planRead } from './plan-draft.ts';

const own = { path: 'a', text: 'mine', updatedAt: 5 };
const sent = (revision: number, updatedAt: number) => ({ path: 'a', revision, updatedAt });

test.for([
  ['no draft anywhere', { own: undefined, sent: undefined, revision: undefined }, 'none'],
  ['a new draft', { own, sent: undefined, revision: undefined }, 'send'],
  ['a changed draft', { own, sent: sent(2, 4), revision: 2 }, 'send'],
  ['a draft that is on the server', { own, sent: sent(2, 5), revision: 2 }, 'none'],
  ['a draft that was discarded here', { own: undefined, sent: sent(2, 5), revision: 2 }, 'delete'],
  ['a draft that was discarded here and changed elsewhere', { own: undefined, sent: sent(2, 5), revision: 3 }, 'read'],
  ['a draft that was started elsewhere', { own: undefined, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was changed elsewhere', { own, sent: sent(2, 5), revision: 3 }, 'read'],
  ['a draft that was started on both devices', { own, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was published elsewhere', { own, sent: sent(2, 5), revision: undefined }, 'gone'],
  ['a draft that no longer exists on either side', { own: undefined, sent: sent(2, 5), revision: undefined }, 'forget'],
] as const)('%s', ([, places, step]) => {
  expect(planDraft(places)).toBe(step);
});

const read: DraftFile = { path: 'a', text: 'theirs', updatedAt: 9 };

test.for([
  ['is applied if there is none here', undefined, undefined, 'take'],
  ['is applied if the draft here did not change since', own, sent(2, 5), 'take'],
  ['needs a choice if the draft here changed', own, sent(2, 4), 'ask'],
  ['needs a choice if both are new', own, undefined, 'ask'],
  ['is the same if the texts are', { ...own, text: 'theirs' }, undefined, 'same'],
  ['needs a choice if only the path differs', { ...own, text: 'theirs', from: 'b' }, undefined, 'ask'],
] as const)('a draft of another device %s', ([, mine, known, expected]) => {
  expect(planRead(read, { own: mine, sent: known, revision: 3 })).toBe(expected);
});
