import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Sealer } from '../session/seal.ts';
import type { StudioStore } from '../store/studio-store.ts';
import type { Account } from '../users/accounts.ts';
import { createPasswordChecker } from '../users/check-password.ts';
import { FLOW_MS } from './flows.ts';
import type { ProviderUser } from './provider.ts';
import { SignInError } from './sign-in-error.ts';

/** Handles forms to sign in with a password. */
export interface PasswordForms {
  /** Creates the hidden token of a form. It is valid for one attempt within 15 minutes. */
  createToken: () => string;
  /** Returns the person of a form, or how long to wait, in milliseconds. Throws `SignInError`. */
  check: (form: URLSearchParams, client: string) => Promise<{ person: ProviderUser } | { wait: number }>;
}

/** Options of `createPasswordForms`. */
export interface PasswordFormsOptions {
  /** Seals tokens. */
  sealer: Sealer;
  /** Counts attempts and used tokens. */
  store: StudioStore;
  /** Returns the accounts. */
  readAccounts: () => readonly Account[];
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const PURPOSE = 'password form';
const tokenSchema = z.object({ id: z.string(), expires: z.number() });

/** Forms in which people enter their e-mail address and password. */
export function createPasswordForms({
  sealer,
  store,
  readAccounts,
  now = Date.now,
}: PasswordFormsOptions): PasswordForms {
  const checkPassword = createPasswordChecker({ store, readAccounts, now });
  return {
    createToken: () => sealer.seal(PURPOSE, { id: randomUUID(), expires: now() + FLOW_MS }),
    async check(form, client) {
      const { data } = tokenSchema.safeParse(sealer.open(PURPOSE, form.get('token') ?? ''));
      const isFirst = data && (await store.useOnce(`form ${data.id}`, { now: now(), expires: data.expires }));
      if (!isFirst) throw new SignInError('expired');
      const result = await checkPassword({
        email: form.get('email') ?? '',
        password: form.get('password') ?? '',
        client,
      });
      if ('wait' in result) return result;
      if ('wrong' in result) throw new SignInError('wrong');
      const { email, name, groups } = result.account;
      return { person: { subject: email, email, name, groups } };
    },
  };
}
