import { misuse, print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { z } from 'zod';
import { accountsFile, readAccounts, renderAccounts, writeAccounts } from './accounts.ts';
import type { Account } from './accounts.ts';
import { MAX_PASSWORD_LENGTH } from './check-password.ts';
import { hashPassword } from './password-hash.ts';
import { readPassword } from './read-password.ts';

/** Minimum length of a password, in characters. */
const MIN_PASSWORD_LENGTH = 12;

/** `recto user add`, `remove` and `list`: manages people who sign in to the studio with a password. */
export async function runUser(
  { positionals, values }: Input,
  terminal: Terminal,
  input: NodeJS.ReadStream = process.stdin,
): Promise<number> {
  const [action, email, ...rest] = positionals;
  // Only the file, because an environment variable cannot be written.
  const file = accountsFile(terminal.env, terminal.folder);
  const { RECTO_STUDIO_USERS: _, ...env } = terminal.env;
  const accounts = readAccounts(env, terminal.folder);
  if (rest.length > 0) throw misuse(`Too many arguments: "${rest.join(' ')}".`, HINT);
  if (action === 'list' && email === undefined) return list(accounts, file, terminal);
  if (action === 'remove' && email !== undefined) return remove(accounts, parseEmail(email), file, terminal);
  if (action !== 'add' || email === undefined) throw misuse('Give an action and an e-mail address.', HINT);

  const address = parseEmail(email);
  const password = await readPassword(terminal, input);
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw misuse(
      `The password has ${password.length} characters.`,
      `It must have at least ${MIN_PASSWORD_LENGTH} and at most ${MAX_PASSWORD_LENGTH}.`,
    );
  }
  const existing = accounts.find((account) => account.email === address);
  const { name, group } = values;
  const account: Account = {
    email: address,
    name: typeof name === 'string' ? name : (existing?.name ?? address),
    password: await hashPassword(password),
    groups: typeof group === 'string' ? group.split(',').map((one) => one.trim()) : (existing?.groups ?? []),
  };
  if (values['print'] === true) {
    print(terminal.out, renderAccounts([account], 0).trim());
    return 0;
  }
  writeAccounts(file, [...accounts.filter((one) => one !== existing), account]);
  print(terminal.out, `${existing ? 'Changed' : 'Added'} ${address} in ${file}. Keep this file out of git.`);
  return 0;
}

const HINT = 'Write recto user add ann@example.com, recto user remove ann@example.com or recto user list.';

function list(accounts: readonly Account[], file: string, { out }: Terminal): number {
  if (!existsSync(file)) print(out, `The file ${file} does not exist.`);
  for (const { email, name, groups } of accounts) print(out, [email, name, groups.join(',')].join('\t').trimEnd());
  return 0;
}

function remove(accounts: readonly Account[], email: string, file: string, { out }: Terminal): number {
  const remaining = accounts.filter((account) => account.email !== email);
  if (remaining.length === accounts.length) {
    throw misuse(`${file} has no user "${email}".`, 'See "recto user list".');
  }
  writeAccounts(file, remaining);
  print(out, `Removed ${email}. A session of this person ends when it expires, or when an administrator ends it.`);
  return 0;
}

function parseEmail(email: string): string {
  const { data } = z.string().trim().toLowerCase().pipe(z.email()).safeParse(email);
  if (data === undefined) throw misuse(`"${email}" is not an e-mail address.`, HINT);
  return data;
}
