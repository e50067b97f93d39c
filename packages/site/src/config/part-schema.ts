import { z } from 'zod';
import { referenceOf } from './part.ts';
import type { Part } from './part.ts';

/** A module of the site, or of a package: `() => import('./header.tsx')`. */
export function partSchema<Module>() {
  return z.custom<Part<Module>>((value) => referenceOf(value) !== undefined, {
    error: "Write it as a function that imports a file: () => import('./file.ts').",
  });
}
