import { createContent } from '@recto/content';
import type { ContentConfig, ReadStore } from '@recto/content';
import { createDumps } from '@recto/content/node';
import { createHash } from 'node:crypto';
import { isRedirect, versionQuery } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { cacheForever } from './cache-result.ts';

/** The version of the content that a server serves. */
export interface ContentVersion {
  /** The known version. For a shared database, it may be one second old, and older while the database is unavailable. */
  current: () => Promise<string>;
  /**
   * Whether this is still the version of the content. If so, everything made since it was read may be cached under it.
   * It is `false` if the database is unavailable.
   */
  isCurrent: (version: string) => Promise<boolean>;
  /**
   * The version for a request that names one. If it is not the known one, another server may already have newer
   * content, so that the version is read again.
   */
  currentFor?: (version: string) => Promise<string>;
  /** Reads the version again, because new content was announced. */
  refresh?: () => Promise<void>;
  /** The version does not change while the content is open. */
  isFixed?: true;
}

/**
 * Returns the version for a request: the current one, which is read again if the request names another one. `named` is
 * empty if it names none.
 */
export async function currentVersionFor({ current, currentFor }: ContentVersion, named: string): Promise<string> {
  return await (currentFor && named !== '' ? currentFor(named) : current());
}

/** Returns the content version that the query of a URL names, as `versionQuery` writes it; empty if it names none. */
export function namedContent(search: string, build: string): string {
  const start = versionQuery({ build });
  return search.startsWith(start) ? search.slice(start.length) : '';
}

/** How often a value is created again because the content has changed meanwhile. */
const MAX_ATTEMPTS = 3;

/** A value that was created from the content. */
interface MadeFromContent<Made> {
  made: Made;
  /** The version that the value was created from. */
  content: string;
  /** Whether the value is certainly of this version. Otherwise it may mix two versions, and must not be cached. */
  isVerified: boolean;
}

/**
 * Creates a value from one version of the content. If the content changes meanwhile, the value may mix two versions,
 * and is created again.
 */
export async function makeFromOneVersion<Made>(
  { current, isCurrent }: ContentVersion,
  content: string,
  make: () => Promise<Made>,
): Promise<MadeFromContent<Made>> {
  let version = content;
  let made = await make();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await isCurrent(version)) return { made, content: version, isVerified: true };
    const next = await current();
    // The version cannot be read: the database has become unavailable meanwhile.
    if (next === version) return { made, content: version, isVerified: false };
    version = next;
    made = await make();
  }
  return { made, content: version, isVerified: await isCurrent(version) };
}

/** For development: the version is constant, and nothing is cached. */
export const devVersion: ContentVersion = { current: async () => 'dev', isCurrent: async () => false };

/**
 * For static builds: files do not contain the version, so that an edit changes only the files that depend on it. Only
 * `builds/latest.json` contains it.
 */
export const emptyVersion: ContentVersion = { current: async () => '', isCurrent: async () => true, isFixed: true };

/** The version of content that does not change while the server runs. */
export function fixedVersion(read: () => Promise<string>): ContentVersion {
  const current = cacheForever(read);
  return { current, isCurrent: async (version) => version === (await current()), isFixed: true };
}

/** Reads the version of a database: a hash of the versions of all collections. */
export async function readContentVersion(store: ReadStore): Promise<string> {
  const dumps = createDumps(store);
  const names = Object.keys(store.collections).sort();
  const versions = await Promise.all(names.map(async (name) => `${name} ${await dumps.version(name)}`));
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16);
}

const ONE_ROW = { fields: ['id'], where: { join: 'AND' as const, parts: [] }, order: [], skip: 0, limit: 1 };

/** Reads one row of every collection and returns the version. Rejects if a collection cannot be read. */
export async function checkContent(
  store: ReadStore,
  { current, isFixed }: Pick<ContentVersion, 'current' | 'isFixed'>,
): Promise<string> {
  const content = createContent<ContentConfig>(store);
  await Promise.all(
    Object.keys(store.collections).map(async (collection) => await content.run({ ...ONE_ROW, collection })),
  );
  return isFixed ? await current() : await readContentVersion(store);
}

/**
 * Adds the version of the content to every page. It is read before the page, so a page is never older than its version.
 */
export function withContentVersion(resolve: ResolvePage, { current }: Pick<ContentVersion, 'current'>): ResolvePage {
  return async (path, request) => {
    const contentVersion = await current();
    const result = await resolve(path, request);
    return isRedirect(result) || contentVersion === '' ? result : { ...result, contentVersion };
  };
}
