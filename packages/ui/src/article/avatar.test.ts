import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.for([
  ['The Recto team', 'TT'],
  ['ada', 'A'],
  ['فريق ريكتو', 'فر'],
  ['  Grace   Brewster Hopper ', 'GH'],
  ['𝒜lan Turing', '𝒜T'],
  ['', ''],
] as const)('the initials of "%s" are "%s"', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials);
});
