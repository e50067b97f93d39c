import { compilePattern } from '../app/pattern.ts';
import type { HeaderEntry } from '../app/site.ts';

/** Whether an entry of the header counts as open on a path without language. */
export function isActive({ to, activeOn = [to, `${to}/**`], notActiveOn = [] }: HeaderEntry, path: string): boolean {
  const fits = (pattern: string): boolean => compilePattern(pattern).match(path) !== undefined;
  return activeOn.some(fits) && !notActiveOn.some(fits);
}
