import type { SourceConfig } from '@recto/content';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { configError } from '../config/config-error.ts';
import { nearestName } from '../config/nearest-name.ts';
import type { Part } from '../config/part.ts';

/** Options that every page kind with a collection has. */
export interface KindOptions {
  /** Name of the collection. Page kinds that name the same one share it. */
  collection?: string;
  /** Files of the pages. The folder that is named like the path, unless given. */
  source?: SourceConfig;
  /** Fields of your own in front matter, beside those of the kind. */
  fields?: z.ZodObject;
  /** Shows the pages instead of the kind's own screen. Its default export gets the same properties. */
  screen?: Part<{ default: (props: never) => ReactNode }>;
}

/** The names of options, complete because a missing one does not compile. */
type Names<Options> = Readonly<Record<keyof Options & string, true>>;

export const KIND_OPTIONS: Names<KindOptions> = { collection: true, source: true, fields: true, screen: true };

/** Throws for an option that the kind does not have: neither a dev server nor a build checks types. */
export function assertOptions<Options extends object>(call: string, options: Options, names: Names<Options>): void {
  const known = Object.keys(names);
  const faults = Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      const question = near === undefined ? '' : ` Did you mean "${near}"?`;
      return { path: ['pages'], message: `${call} has no option "${name}".${question}` };
    });
  if (faults.length > 0) throw configError('config/pages', `Options: ${known.join(', ')}.`, faults);
}

/** What the name of a file becomes in an address: letters, digits and marks of any script, lower case, joined by single hyphens. */
export const SLUG = /(?!.*\p{CWL})[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/u;

/** All files of the folder that is named like a path: `/docs` is `docs/**`. */
export function folderOf(path: string): string {
  return path === '/' ? '**' : `${path.slice(1)}/**`;
}

/** Everything below a path. */
export function below(path: string): string {
  return path === '/' ? '/**' : `${path}/**`;
}
