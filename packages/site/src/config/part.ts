import { z } from 'zod';

/**
 * A module that a site's configuration refers to: `() => import('./header.tsx')`. The configuration runs at build time
 * only, so nothing else of it can reach the server or the browser.
 */
export type Part<Module = unknown> = () => Promise<Module>;

/** Marks what an `import()` in a configuration becomes: a promise-like object that names its file. */
export const REFERENCE = Symbol.for('recto.reference');

/** The file that a part imports; `undefined` where the function is anything but `() => import('…')`. */
export function referenceOf(part: unknown): string | undefined {
  if (typeof part !== 'function') return undefined;
  const imported: unknown = (part as () => unknown)();
  if (typeof imported !== 'object' || imported === null) return undefined;
  const file: unknown = (imported as Record<symbol, unknown>)[REFERENCE];
  return typeof file === 'string' ? file : undefined;
}

/** A module of the site, or of a package: `() => import('./header.tsx')`. */
export function partSchema<Module>() {
  return z.custom<Part<Module>>((value) => referenceOf(value) !== undefined, {
    error: "Write it as a function that imports a file: () => import('./file.ts').",
  });
}
