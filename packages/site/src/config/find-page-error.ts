import { nearestName } from './nearest-name.ts';
import type { Page } from './page.ts';

/** The names of all fields. The type ensures that none is missing. */
const FIELDS: Readonly<Record<keyof Page, true>> = {
  path: true,
  screen: true,
  server: true,
  layout: true,
  perVisitor: true,
  params: true,
  options: true,
  collections: true,
  meta: true,
  feed: true,
  isSearch: true,
  sections: true,
  hasOtherFiles: true,
  namedPages: true,
};

const MISSING =
  "Write a page: docs('/docs') or another page kind, or definePage({ path, screen }). A path begins with '/'.";

/**
 * Returns what is wrong with a page or a list of pages; `undefined` if nothing is. Needed because neither development
 * server nor build checks types.
 */
export function findPageError(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(findPageError).find((error) => error !== undefined);
  if (typeof value !== 'object' || value === null || !('path' in value)) return MISSING;
  const { path } = value;
  if (typeof path !== 'string' || !path.startsWith('/')) return MISSING;
  // Checked first, because a misspelt name also counts as a missing one.
  const unknown = describeUnknown(value, Object.keys(FIELDS), `The page "${path}"`);
  return unknown ?? ('screen' in value ? undefined : MISSING);
}

/** Describes the first unknown field of an object, with the most similar known field or a list of all. */
export function describeUnknown(value: object, knownNames: readonly string[], owner: string): string | undefined {
  const unknown = Object.keys(value).find((name) => !knownNames.includes(name));
  if (unknown === undefined) return undefined;
  const nearest = nearestName(unknown, knownNames);
  const help = nearest === undefined ? `Options: ${knownNames.join(', ')}.` : `Did you mean "${nearest}"?`;
  return `${owner} has no option "${unknown}". ${help}`;
}
