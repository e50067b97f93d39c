import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { studioError } from '../studio-error.ts';
import { isPasswordHash } from './password-hash.ts';

const accountSchema = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email()),
  name: z.string().min(1),
  /** Hash of the password. */
  password: z.string().refine(isPasswordHash, 'Write a hash created by "recto user add".'),
  /** Groups that role rules may refer to. */
  groups: z.array(z.string().min(1)).default([]),
});

const accountsSchema = z
  .strictObject({ users: z.array(accountSchema) })
  .refine(
    ({ users }) => new Set(users.map(({ email }) => email)).size === users.length,
    'Two users have the same e-mail address.',
  );

/** A person who signs in with a password. */
export type Account = z.output<typeof accountSchema>;

const ACCOUNTS_FILE = 'studio-users.json';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the path of the accounts file: `RECTO_STUDIO_USERS_FILE`, or `studio-users.json` in the folder. */
export function accountsFile(env: Environment, folder: string): string {
  return join(folder, env['RECTO_STUDIO_USERS_FILE'] || ACCOUNTS_FILE);
}

/**
 * Reads accounts from `RECTO_STUDIO_USERS` or else from the file. The file is read each time, so a new user needs no
 * restart.
 */
export function readAccounts(env: Environment, folder: string): Account[] {
  const usersText = env['RECTO_STUDIO_USERS'];
  if (usersText) return parseAccounts(usersText, 'RECTO_STUDIO_USERS');
  const file = accountsFile(env, folder);
  return existsSync(file) ? parseAccounts(readFileSync(file, 'utf8'), file) : [];
}

/** Writes the file atomically. Only its owner may read it. */
export function writeAccounts(file: string, users: readonly Account[]): void {
  const draft = `${file}.new`;
  writeFileSync(draft, renderAccounts(users), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/** Renders accounts as JSON. */
export function renderAccounts(users: readonly Account[], space = 2): string {
  return `${JSON.stringify({ users }, undefined, space)}\n`;
}

function parseAccounts(text: string, source: string): Account[] {
  const { data, error } = accountsSchema.safeParse(readJson(text));
  if (data) return data.users;
  throw studioError(
    'studio/users',
    `The users in ${source} are invalid:\n${z.prettifyError(error)}`,
    'Correct them, or add them again with "recto user add".',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
