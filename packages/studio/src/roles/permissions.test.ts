import { expect, test } from 'vitest';
import { PERMISSIONS, actionsOf } from './permissions.ts';
import { ROLES, hasRole } from './roles.ts';

test('lists the actions of every role', () => {
  const table = Object.fromEntries(ROLES.map((role) => [role, actionsOf(role)]));
  const reader = ['content.read', 'media.read'];
  const editor = [...reader, 'draft.save', 'draft.share', 'change.suggest', 'media.upload'];
  const publisher = [...editor, 'change.publish', 'change.schedule', 'media.change'];
  expect(table).toEqual({
    reader,
    editor,
    publisher,
    administrator: [...publisher, 'journal.manage', 'sessions.end'],
  });
  expect(Object.keys(PERMISSIONS)).toEqual(table['administrator']);
});

test('each role includes the actions of lower roles', () => {
  const table = ROLES.map((role) => ROLES.map((needed) => hasRole(role, needed)));
  expect(table).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ]);
});
