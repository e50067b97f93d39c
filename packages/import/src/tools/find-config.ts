import { posix } from 'node:path';
import type { Source } from '../read/source.ts';

/** Folders whose sites are tests or examples rather than the site to import. */
const TESTS_AND_EXAMPLES =
  /(?:^|\/)(?:_+tests?_*|tests?|e2e|examples?|fixtures?|templates?|playgrounds?|packages)(?:\/|$)/iu;

/** Finds the matching file nearest to the root, preferring files outside of tests and examples. */
export function findConfig(source: Source, pattern: RegExp): string | undefined {
  const weight = (file: string): number =>
    (TESTS_AND_EXAMPLES.test(posix.dirname(file)) ? 100 : 0) + file.split('/').length;
  return source.files.filter((file) => pattern.test(file)).toSorted((a, b) => weight(a) - weight(b))[0];
}

/** Finds the `package.json` that mentions a package, preferring those outside of tests and examples. */
export function findDependent(source: Source, name: string): string | undefined {
  const manifests = source.files.filter((file) => posix.basename(file) === 'package.json');
  const matching = manifests.filter((file) => (source.text(file) ?? '').includes(`"${name}"`));
  const weight = (file: string): number =>
    (TESTS_AND_EXAMPLES.test(posix.dirname(file)) ? 100 : 0) + file.split('/').length;
  return matching.toSorted((a, b) => weight(a) - weight(b))[0];
}

/** Whether the pages of a site may have formulas: its package mentions `remark-math`. */
export function hasMath(source: Source, folder: string): boolean {
  return (source.text(posix.join(folder, 'package.json')) ?? '').includes('"remark-math"');
}

/** Parses owner, name, branch and folder from the URL for editing a page. */
export function parseRepository(
  url: unknown,
): { owner: string; name: string; branch?: string; rootDir?: string } | undefined {
  if (typeof url !== 'string') return undefined;
  const match = /github\.com\/([^/]+)\/([^/#?]+)(?:\/(?:edit|blob|tree)\/([^/]+)\/?(.*))?/u.exec(url);
  if (!match) return undefined;
  const [, owner = '', name = '', branch] = match;
  return { owner, name: name.replace(/\.git$/u, ''), ...(branch !== undefined && branch !== 'main' && { branch }) };
}
