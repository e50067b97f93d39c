import process from 'node:process';
import { createPreviewLinks } from '../preview/preview-links.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import { createOrigins } from '../session/origin.ts';
import { createSealer } from '../session/seal.ts';
import { createSessions } from '../session/sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import { createFlows } from '../sign-in/flows.ts';
import { createProviders } from '../sign-in/create-providers.ts';
import type { AvailableProviders } from '../sign-in/create-providers.ts';
import { createPasswordForms } from '../sign-in/password-forms.ts';
import type { PasswordForms } from '../sign-in/password-forms.ts';
import type { Flows } from '../sign-in/flows.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { readAccounts } from '../users/accounts.ts';
import { readEnvironment } from './environment.ts';
import type { StudioEnvironment } from './environment.ts';
import { openEditing } from './open-editing.ts';
import type { Editing, EditingContext } from './open-editing.ts';
import type { StudioOptions } from './options.ts';

/** The parts of the studio on a server where people sign in. */
export interface OpenStudio {
  /** Options of the studio. */
  options: StudioOptions;
  /** Stores sessions, drafts and everything else. */
  store: StudioStore;
  /** Sessions of signed-in people. */
  sessions: Sessions;
  /** Sign-in providers with credentials. */
  providers: AvailableProviders;
  /** Sign-ins in progress. */
  flows: Flows;
  /** Forms to sign in with a password. */
  passwords: PasswordForms;
  /** Links to drafts. */
  previews: PreviewLinks;
  /** Missing if the server is not in a repository. */
  editing: Editing | undefined;
}

/** Options of `openStudio`. */
export interface OpenStudioOptions extends EditingContext {
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Writes a warning to the log. */
  warn: (text: string) => void;
}

const HOUR = 3_600_000;

/** Interval at which expired rows are deleted, in milliseconds. */
const CLEANUP_INTERVAL_MS = 10 * 60_000;

/**
 * Opens the store and the providers. Returns `undefined` if no provider has credentials, so no one can sign in: the
 * site then works without a studio.
 */
export async function openStudio(options: StudioOptions, context: OpenStudioOptions): Promise<OpenStudio | undefined> {
  const { site, env, warn } = context;
  const { providers: settings, roles: rules, session, severalServers } = options;
  const { repository } = site;
  const folder = process.cwd();
  const usesPasswords = settings.some(({ type }) => type === 'password');
  const providers = createProviders({
    providers: settings,
    rules,
    repository: repository && `${repository.owner}/${repository.name}`,
    env,
    // An unreadable file is reported at the start, not when the first person signs in.
    hasAccounts: usesPasswords && readAccounts(env, folder).length > 0,
    warn,
  });
  if (providers.redirecting.length === 0 && !providers.password) return undefined;
  const environment = readEnvironment(env, { severalServers });
  const sealer = createSealer(environment.secrets);
  const store = await openStore(environment.store);
  const sessions = createSessions({
    ...createOrigins({ fixed: environment.origin, siteUrl: site.url }),
    sealer,
    store,
    rules,
    idle: session.idleHours * HOUR,
    absolute: session.absoluteHours * HOUR,
  });
  setInterval(() => {
    store.deleteExpired(Date.now()).catch((error: unknown) => {
      warn(`Expired rows of the studio cannot be deleted: ${String(error)}`);
    });
  }, CLEANUP_INTERVAL_MS).unref();
  const previews = createPreviewLinks({ sealer, store });
  const editing = await openEditing({ ...context, options, environment, store, previews }).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  return {
    options,
    store,
    sessions,
    providers,
    flows: createFlows({ sealer, store }),
    passwords: createPasswordForms({ sealer, store, readAccounts: () => readAccounts(env, folder) }),
    previews,
    editing,
  };
}

async function openStore(store: StudioEnvironment['store']): Promise<StudioStore> {
  return 'file' in store ? openSqliteStore(store.file) : await openPostgresStore(store.postgres);
}
