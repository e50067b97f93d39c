import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Account } from './accounts.ts';
import { ATTEMPT_LIMITS, createPasswordChecker } from './check-password.ts';
import * as hashes from './password-hash.ts';

const ann: Account = {
  email: 'ann@example.com',
  name: 'Ann',
  // A cheap hash, because the tests check many passwords.
  password: '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4',
  groups: [],
};
const right = { email: ' Ann@Example.com', password: 'correct horse battery', client: '192.0.2.1' };

function open(accounts: readonly Account[] = [ann]) {
  const store = openSqliteStore(':memory:');
  onTestFinished(() => store.close());
  const clock = { now: 1_800_000_000_000 };
  return { check: createPasswordChecker({ store, readAccounts: () => accounts, now: () => clock.now }), clock };
}

test('accepts the correct password, with any case of the e-mail address', async () => {
  expect(await open().check(right)).toEqual({ account: ann });
});

test('responds to an unknown user as to a wrong password, after the same work', async () => {
  const verify = vi.spyOn(hashes, 'verifyPassword');
  const { check } = open();
  const wrong = await check({ ...right, password: 'wrong' });
  const unknown = await check({ ...right, email: 'bob@example.com' });
  expect([wrong, unknown]).toEqual([{ wrong: true }, { wrong: true }]);
  expect(await open([]).check(right)).toEqual({ wrong: true });
  expect(await open([]).check({ ...right, password: '' })).toEqual({ wrong: true });
  const costs = (hash: string): string => hash.split('$').slice(1, 4).join('$');
  const checked = verify.mock.calls.map(([, hash]) => costs(hash));
  expect(checked.slice(0, 2)).toEqual([costs(ann.password), costs(ann.password)]);
  expect(checked).toHaveLength(4);
});

test('rejects a very long password that begins with the correct one', async () => {
  const { check } = open();
  expect(await check({ ...right, password: 'x'.repeat(100_000) })).toEqual({ wrong: true });
});

test('slows down an IP address after five wrong passwords for an account, even with the correct one', async () => {
  const { check, clock } = open();
  const guess = { ...right, password: 'guess' };
  for (let count = 0; count < ATTEMPT_LIMITS.pair.free; count += 1) expect(await check(guess)).toEqual({ wrong: true });
  expect(await check(right)).toEqual({ wait: 1000 });
  expect(await check({ ...right, client: '192.0.2.2' })).toEqual({ account: ann });
  clock.now += 1000;
  expect(await check(right)).toEqual({ account: ann });
});

test('slows down unknown users in the same way', async () => {
  const { check } = open();
  const results: unknown[] = [];
  for (let count = 0; count < 6; count += 1) results.push(await check({ ...right, email: 'bob@example.com' }));
  expect(results.at(-1)).toEqual({ wait: 1000 });
});

test('slows down an account tried from many IP addresses for all of them, by at most a minute', async () => {
  const { check, clock } = open();
  let maxDelay = 0;
  for (let count = 0; count < 30; count += 1) {
    const result = await check({ ...right, password: 'guess', client: `192.0.2.${count}` });
    if (!('wait' in result)) continue;
    maxDelay = Math.max(maxDelay, result.wait);
    clock.now += result.wait;
  }
  expect(maxDelay).toBeGreaterThan(1000);
  expect(maxDelay).toBeLessThanOrEqual(ATTEMPT_LIMITS.account.maxWait);
});

test('slows down an IP address that tries many accounts', async () => {
  const { check } = open();
  const results = [];
  for (let count = 0; count < 21; count += 1)
    results.push(await check({ ...right, email: `user${count}@example.com` }));
  expect(results.at(-2)).toEqual({ wrong: true });
  expect(results.at(-1)).toEqual({ wait: 1000 });
});

test('limits the number of waiting checks', async () => {
  const { check } = open();
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) => check({ ...right, email: `user${n}@example.com`, client: `192.0.2.${n}` })),
  );
  expect(results.filter((result) => 'wrong' in result)).toHaveLength(20);
  expect(results.filter((result) => 'wait' in result)).toHaveLength(20);
  expect(await check(right)).toEqual({ account: ann });
});
