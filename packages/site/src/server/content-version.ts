import { createContent } from '@recto/content';
import type { ContentConfig, ReadStore } from '@recto/content';
import { createDumps } from '@recto/content/node';
import { createHash } from 'node:crypto';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { createTimedCache, cacheForever } from './cache-result.ts';

/** The version of the content that a server serves. */
export interface ContentVersion {
  /** The known version. For a shared database, it may be one second old. */
  current: () => Promise<string>;
  /**
   * Whether this is still the version of the content. If so, everything made since it was read may be cached under it.
   */
  isCurrent: (version: string) => Promise<boolean>;
  /** The version does not change while the content is open. */
  isFixed?: true;
}

/** Milliseconds for which the version of a shared database is not read again. */
const READ_EVERY_MS = 1000;

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

/** The version of a shared database, whose content may change at any time. */
export function sharedVersion(read: () => Promise<string>, now?: () => number): ContentVersion {
  return {
    current: createTimedCache(READ_EVERY_MS, now)(read),
    isCurrent: async (version) => version === (await read()),
  };
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
