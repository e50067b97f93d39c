import { splitAtKeys } from '../../chunking/split-at-keys.ts';

/** Target size of a bundle in characters, uncompressed; small enough to be parsed while the visitor types. */
const BUNDLE_SIZE = 400_000;

/**
 * Bundles all parts of an index, so that a browser that needs all of them sends a few requests instead of hundreds. A
 * bundle is a JSON object with the texts of parts by name.
 */
export function writeBundles(files: ReadonlyMap<string, string>): string[] {
  const parts = [...files];
  const starts = splitAtKeys(
    parts.map(([name, text]) => ({ key: name, length: text.length })),
    BUNDLE_SIZE,
  );
  return starts.map((start, index) => JSON.stringify(Object.fromEntries(parts.slice(start, starts[index + 1]))));
}
