import { misuse, print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { resolve } from 'node:path';
import { readEnvironment } from '../feature/environment.ts';
import { studioError } from '../studio-error.ts';
import { accountsFile } from '../users/accounts.ts';
import { backupStore } from '../store/backup-store.ts';
import { restoreStore } from '../store/restore-store.ts';

const HINT = 'Write recto studio backup backup.sqlite or recto studio restore backup.sqlite.';

/** `recto studio backup` and `restore`: copies the data of the studio that is not in git. */
export async function runStudio(
  { positionals }: Input,
  { out, env, folder }: Terminal,
  now = Date.now(),
): Promise<number> {
  const [action, name, ...rest] = positionals;
  if (rest.length > 0) throw misuse(`Too many arguments: "${rest.join(' ')}".`, HINT);
  if ((action !== 'backup' && action !== 'restore') || name === undefined) {
    throw misuse('Give an action and a file.', HINT);
  }
  const { store: kind } = readEnvironment(env, { severalServers: false });
  if ('postgres' in kind) {
    throw studioError(
      'studio/backup-postgres',
      'The studio stores its data in PostgreSQL.',
      'Use pg_dump and pg_restore with the tables "studio_*", and copy studio-users.json.',
    );
  }
  const file = resolve(folder, name);
  const store = resolve(folder, kind.file);
  const accounts = accountsFile(env, folder);
  if (action === 'backup') {
    backupStore({ store, accounts, target: file });
    print(out, `Wrote ${file}. It contains drafts and hashes of passwords, but not RECTO_STUDIO_SECRETS.`);
    return 0;
  }
  const replaced = restoreStore({ source: file, store, accounts, now });
  print(out, `Restored ${store}. Everyone has to sign in again.`);
  for (const one of replaced) print(out, `Kept the replaced file as ${one}.`);
  return 0;
}
