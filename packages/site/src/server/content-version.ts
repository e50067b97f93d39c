import { createContent } from '@recto/content';
import type { ContentConfig, ReadStore } from '@recto/content';
import { createDumps } from '@recto/content/node';
import { createHash } from 'node:crypto';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { createKeep, keepForever } from './keep-result.ts';

/** Which content a server has. */
export interface ContentVersion {
  /** The version as it is known: with a database that others write to, it may be a second old. */
  current: () => Promise<string>;
  /** Whether the content is of this version at the moment. What was made since it was read can be cached under its name. */
  isCurrent: (version: string) => Promise<boolean>;
  /** It stays the same while the content is open. */
  isFixed?: true;
}

/** Milliseconds for which the version of a shared database is not read again. */
const READ_EVERY_MS = 1000;

/** In development there is one version, and nothing is cached. */
export const devVersion: ContentVersion = { current: async () => 'dev', isCurrent: async () => false };

/** Files do not name their content, so that those that an edit does not concern stay the same. `builds/latest.json` does. */
export const unnamedVersion: ContentVersion = { current: async () => '', isCurrent: async () => true, isFixed: true };

/** The version of content that stays as it is while the server runs. */
export function fixedVersion(read: () => Promise<string>): ContentVersion {
  const current = keepForever(read);
  return { current, isCurrent: async (version) => version === (await current()), isFixed: true };
}

/** The version of content that others may replace at any time. */
export function sharedVersion(read: () => Promise<string>, now?: () => number): ContentVersion {
  return {
    current: createKeep(READ_EVERY_MS, now)(read),
    isCurrent: async (version) => version === (await read()),
  };
}

/** Names all that is in a database. */
export async function readContentVersion(store: ReadStore): Promise<string> {
  const dumps = createDumps(store);
  const names = Object.keys(store.collections).sort();
  const versions = await Promise.all(names.map(async (name) => `${name} ${await dumps.version(name)}`));
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16);
}

const ONE_ROW = { fields: ['id'], where: { join: 'AND' as const, parts: [] }, order: [], skip: 0, limit: 1 };

/** The version, after a row was read from every collection: rejects where one of them cannot be read. */
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

/** Every page names the content that it is made of. The version is read first: a page is never older than its name. */
export function withContentVersion(resolve: ResolvePage, { current }: Pick<ContentVersion, 'current'>): ResolvePage {
  return async (path, request) => {
    const contentVersion = await current();
    const answer = await resolve(path, request);
    return isRedirect(answer) || contentVersion === '' ? answer : { ...answer, contentVersion };
  };
}
