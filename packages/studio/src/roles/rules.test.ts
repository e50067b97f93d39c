import { expect, test } from 'vitest';
import { groupsInRules, roleOf, roleRuleSchema } from './rules.ts';
import type { PersonDetails, RoleRuleConfig } from './rules.ts';

const ann: PersonDetails = {
  provider: 'github',
  email: 'ann@example.com',
  groups: ['acme', 'acme/docs'],
  permission: 'write',
};
const parse = (rules: readonly RoleRuleConfig[]) => rules.map((rule) => roleRuleSchema.parse(rule));

test.for([
  [{ role: 'reader', email: 'Ann@Example.com ' }, 'reader'],
  [{ role: 'reader', email: 'bob@example.com' }, undefined],
  [{ role: 'editor', domain: 'EXAMPLE.com' }, 'editor'],
  [{ role: 'editor', domain: 'ample.com' }, undefined],
  [{ role: 'editor', domain: 'mail.example.com' }, undefined],
  [{ role: 'editor', group: 'acme/docs' }, 'editor'],
  [{ role: 'editor', group: 'acme/doc' }, undefined],
  [{ role: 'publisher', repository: 'read' }, 'publisher'],
  [{ role: 'publisher', repository: 'write' }, 'publisher'],
  [{ role: 'publisher', repository: 'admin' }, undefined],
  [{ role: 'administrator', email: 'ann@example.com', provider: 'github' }, 'administrator'],
  [{ role: 'administrator', email: 'ann@example.com', provider: 'google' }, undefined],
  [{ role: 'editor', domain: 'example.com', group: 'none' }, undefined],
  [{ role: 'reader', anyone: true }, 'reader'],
] as const)('%o assigns %s', ([rule, role]) => {
  expect(roleOf(ann, parse([rule]))).toBe(role);
});

test('the highest role of several rules applies, and there is no role without a rule', () => {
  const rules = parse([
    { role: 'publisher', domain: 'example.com' },
    { role: 'reader', anyone: true },
    { role: 'administrator', email: 'bob@example.com' },
  ]);
  expect(roleOf(ann, rules)).toBe('publisher');
  expect(roleOf({ ...ann, email: 'x@other.example' }, rules)).toBe('reader');
  expect(roleOf(ann, [])).toBeUndefined();
});

test('an e-mail address whose local part looks like a domain does not match that domain', () => {
  const rules = parse([{ role: 'editor', domain: 'example.com' }]);
  expect(roleOf({ ...ann, email: '"a@example.com"@other.example' }, rules)).toBeUndefined();
});

test.for([
  [{ role: 'editor' }, 'State who gets the role'],
  [{ role: 'editor', provider: 'github' }, 'State who gets the role'],
  [{ role: 'editor', domain: '@example.com' }, 'Write a domain without'],
  [{ role: 'editor', email: 'ann' }, 'Invalid email'],
  [{ role: 'owner', anyone: true }, 'Invalid option'],
  [{ role: 'editor', anyone: true, mail: 'a' }, 'Unrecognized key'],
])('rejects %o', ([rule, message]) => {
  expect(roleRuleSchema.safeParse(rule).error?.message).toContain(message);
});

test('returns the groups used in rules', () => {
  expect(
    groupsInRules(
      parse([
        { role: 'editor', group: 'a' },
        { role: 'reader', group: 'a' },
        { role: 'reader', anyone: true },
      ]),
    ),
  ).toEqual(['a']);
});
