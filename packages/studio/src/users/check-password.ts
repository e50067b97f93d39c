import type { AttemptLimit, StudioStore } from '../store/studio-store.ts';
import type { Account } from './accounts.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Limits of password attempts. One IP address is slowed down early and for a long time. An account is slowed down for
 * everyone, but never by more than a minute, so that no one can lock out another person.
 */
export const ATTEMPT_LIMITS = {
  address: { free: 20, wait: SECOND, maxWait: 15 * MINUTE, decay: 3 * MINUTE },
  pair: { free: 5, wait: SECOND, maxWait: 15 * MINUTE, decay: 5 * MINUTE },
  account: { free: 10, wait: SECOND, maxWait: MINUTE, decay: 10 * MINUTE },
} as const satisfies Record<string, AttemptLimit>;

/** Maximum number of passwords waiting to be checked: each check takes 19 MB for about 20 ms. */
const MAX_WAITING = 20;

/** Maximum length of a password, in characters; longer ones are rejected before hashing. */
export const MAX_PASSWORD_LENGTH = 1024;

/** Result of a password check: the account, a delay in milliseconds, or a wrong password. */
export type PasswordResult = { account: Account } | { wait: number } | { wrong: true };

/** Options of `createPasswordChecker`. */
export interface PasswordCheckerOptions {
  /** Counts attempts. */
  store: StudioStore;
  /** Returns the accounts. */
  readAccounts: () => readonly Account[];
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** A password to check. */
export interface GivenPassword {
  /** E-mail address as entered. */
  email: string;
  /** Password as entered. */
  password: string;
  /** IP address of the client. */
  client: string;
}

/**
 * Checks passwords one at a time. The result for an unknown user is the same as for a wrong password and takes the same
 * time: a hash is checked in any case.
 */
export function createPasswordChecker({ store, readAccounts, now = Date.now }: PasswordCheckerOptions) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Hash of a random password that no account has. */
  let dummyHash: Promise<string> | undefined;

  const runAlone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = last;
    waiting += 1;
    const own = (async () => {
      await before.catch(() => undefined);
      return await work();
    })();
    last = own;
    try {
      return await own;
    } finally {
      waiting -= 1;
    }
  };

  const countAttempt = async (email: string, client: string): Promise<number> => {
    for (const [subject, limit] of [
      [`address ${client}`, ATTEMPT_LIMITS.address],
      [`pair ${client} ${email}`, ATTEMPT_LIMITS.pair],
      [`account ${email}`, ATTEMPT_LIMITS.account],
    ] as const) {
      const wait = await store.countAttempt(subject, now(), limit);
      if (wait > 0) return wait;
    }
    return 0;
  };

  return async ({ email: typedEmail, password, client }: GivenPassword): Promise<PasswordResult> => {
    const email = typedEmail.trim().toLowerCase().slice(0, 254);
    const wait = await countAttempt(email, client);
    if (wait > 0) return { wait };
    const accounts = readAccounts();
    const account = accounts.find((one) => one.email === email);
    dummyHash ??= hashPassword('');
    const hash = account?.password ?? accounts[0]?.password ?? (await dummyHash);
    if (waiting >= MAX_WAITING) return { wait: SECOND };
    const isRight = await runAlone(async () => await verifyPassword(password.slice(0, MAX_PASSWORD_LENGTH + 1), hash));
    if (!account || !isRight || password.length > MAX_PASSWORD_LENGTH) return { wrong: true };
    await store.deleteAttempts(`pair ${client} ${email}`);
    return { account };
  };
}
