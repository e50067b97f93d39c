import type { SourceConfig } from '@recto/content';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { configError } from '../config/config-error.ts';
import { nearestName } from '../config/nearest-name.ts';
import type { Part } from '../config/part.ts';

/** Options of every page kind that has a collection. */
export interface KindOptions {
  /** Name of the collection. Page kinds that use the same collection name share the collection. */
  collection?: string;
  /** Source files of the pages. Defaults to the folder or file at the path. */
  source?: SourceConfig;
  /** Additional fields of the front matter. */
  fields?: z.ZodObject;
  /** Screen for the pages, instead of the kind's default screen. Its default export receives the same properties. */
  screen?: Part<{ default: (props: never) => ReactNode }>;
}

/** The names of all options; a missing one is a type error. */
type OptionNames<Options> = Readonly<Record<keyof Options & string, true>>;

/** Names of the options of every page kind that has a collection. */
export const KIND_OPTIONS: OptionNames<KindOptions> = { collection: true, source: true, fields: true, screen: true };

/** Throws for an option that the kind does not have, since neither the dev server nor a build checks types. */
export function assertOptions<Options extends object>(
  call: string,
  options: Options,
  names: OptionNames<Options>,
): void {
  const knownNames = Object.keys(names);
  const problems = Object.keys(options)
    .filter((name) => !knownNames.includes(name))
    .map((name) => {
      const nearest = nearestName(name, knownNames);
      const question = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
      return { path: ['pages'], message: `${call} has no option "${name}".${question}` };
    });
  if (problems.length > 0) throw configError('config/pages', `Options: ${knownNames.join(', ')}.`, problems);
}

/**
 * Pattern of a slug: letters, digits and marks of any script, in lower case, joined by single hyphens, dots and
 * underscores, as in `1.2.0`.
 */
export const SLUG = /(?!.*\p{CWL})[\p{L}\p{M}\p{N}]+(?:[-._][\p{L}\p{M}\p{N}]+)*/u;

/** Pattern of slugs joined by slashes, such as the path of a file in a subfolder. */
export const SLUGS = new RegExp(`${SLUG.source}(?:/${SLUG.source})*`, 'u');

/** Builds the glob of all files in the folder of a path: `docs/**` for `/docs`. */
export function globOf(path: string): string {
  return path === '/' ? '**' : `${path.slice(1)}/**`;
}

/** Builds the route pattern of everything below a path. */
export function patternBelow(path: string): string {
  return path === '/' ? '/**' : `${path}/**`;
}
