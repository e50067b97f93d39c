import { z } from 'zod';

/**
 * A module that a site's configuration refers to: `() => import('./header.tsx')`. The configuration runs only at build
 * time, so only modules can reach the server or the browser.
 */
export type Part<Module = unknown> = () => Promise<Module>;

/** Key of the file name in the promise-like object that replaces an `import()` in a configuration. */
export const REFERENCE = Symbol.for('recto.reference');

/** Returns the file that a part imports; `undefined` if the function is not `() => import('…')`. */
export function referenceOf(part: unknown): string | undefined {
  if (typeof part !== 'function') return undefined;
  const imported: unknown = (part as () => unknown)();
  // The import was not replaced, so the module is loaded. That it may fail in Node is not the error to report.
  if (imported instanceof Promise) imported.catch(() => undefined);
  if (typeof imported !== 'object' || imported === null) return undefined;
  const file: unknown = (imported as Record<symbol, unknown>)[REFERENCE];
  return typeof file === 'string' ? file : undefined;
}

/** Schema of a part: `() => import('./header.tsx')`, a module of the site or of a package. */
export function partSchema<Module>() {
  return z.custom<Part<Module>>((value) => referenceOf(value) !== undefined, {
    error: "Write it as a function that imports a file: () => import('./file.ts').",
  });
}
