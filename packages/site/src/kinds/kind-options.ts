import type { SourceConfig } from '@recto/content';
import type { ReactNode } from 'react';
import type { z } from 'zod';
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
