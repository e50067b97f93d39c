import { expect, test } from 'vitest';
import { hashPassword, isPasswordHash, preferredAlgorithm, verifyPassword } from './password-hash.ts';

test.for(['argon2id', 'scrypt'] as const)('%s: accepts only the correct password', async (algorithm) => {
  const hash = await hashPassword('correct horse é', algorithm);
  expect(hash).toMatch(new RegExp(`^\\$${algorithm}\\$`, 'u'));
  expect(isPasswordHash(hash)).toBe(true);
  expect(await verifyPassword('correct horse e\u0301', hash)).toBe(true);
  expect(await verifyPassword('correct horse', hash)).toBe(false);
  expect(await hashPassword('correct horse é', algorithm)).not.toBe(hash);
});

test('prefers Argon2id if Node supports it', () => {
  expect(preferredAlgorithm()).toBe('argon2id');
});

test('accepts a hash of another program', async () => {
  // Created by the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32 -e
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
  expect(await verifyPassword('passwore', hash)).toBe(false);
});

test.for([
  '',
  'password',
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$',
  '$argon2id$v=19$m=9999999999,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$scrypt$ln=30,r=8,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$bcrypt$x=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=65536,t=2,p=1$c29$CTFh',
])('rejects %j as a hash', async (text) => {
  expect(isPasswordHash(text)).toBe(false);
  expect(await verifyPassword('', text)).toBe(false);
});
