import { expect, test } from 'vitest';
import type { DraftFile } from './draft-file.ts';
import { planDraft, planRead } from './plan-draft.ts';

const local = { path: 'a', text: 'mine', updatedAt: 5 };
const sent = (revision: number, updatedAt: number) => ({ path: 'a', revision, updatedAt });

test.for([
  ['no draft anywhere', { local: undefined, sent: undefined, revision: undefined }, 'none'],
  ['a new draft', { local, sent: undefined, revision: undefined }, 'send'],
  ['a changed draft', { local, sent: sent(2, 4), revision: 2 }, 'send'],
  ['a draft that is on the server', { local, sent: sent(2, 5), revision: 2 }, 'none'],
  ['a draft that was discarded here', { local: undefined, sent: sent(2, 5), revision: 2 }, 'delete'],
  [
    'a draft that was discarded here and changed elsewhere',
    { local: undefined, sent: sent(2, 5), revision: 3 },
    'read',
  ],
  ['a draft that was started elsewhere', { local: undefined, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was changed elsewhere', { local, sent: sent(2, 5), revision: 3 }, 'read'],
  ['a draft that was started on both devices', { local, sent: undefined, revision: 1 }, 'read'],
  ['a draft that was published elsewhere', { local, sent: sent(2, 5), revision: undefined }, 'gone'],
  [
    'a draft that no longer exists on either side',
    { local: undefined, sent: sent(2, 5), revision: undefined },
    'forget',
  ],
] as const)('%s', ([, states, step]) => {
  expect(planDraft(states)).toBe(step);
});

const read: DraftFile = { path: 'a', text: 'theirs', updatedAt: 9 };

test.for([
  ['is applied if there is none here', undefined, undefined, 'take'],
  ['is applied if the draft here did not change since', local, sent(2, 5), 'take'],
  ['needs a choice if the draft here changed', local, sent(2, 4), 'ask'],
  ['needs a choice if both are new', local, undefined, 'ask'],
  ['is the same if the texts are', { ...local, text: 'theirs' }, undefined, 'same'],
  ['needs a choice if only the path differs', { ...local, text: 'theirs', from: 'b' }, undefined, 'ask'],
] as const)('a draft of another device %s', ([, mine, sent, expected]) => {
  expect(planRead(read, { local: mine, sent, revision: 3 })).toBe(expected);
});
