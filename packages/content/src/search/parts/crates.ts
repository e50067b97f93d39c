import { cut } from '../../cut/cut.ts';

/** Characters of a crate, before it is compressed: what can be unpacked while somebody types. */
const CRATE_SIZE = 400_000;

/**
 * All parts of an index, some at a time: a browser that needs all of them sends a few requests instead of hundreds. A crate
 * is a JSON object with the texts of parts by their names.
 */
export function writeCrates(files: ReadonlyMap<string, string>): string[] {
  const parts = [...files];
  const starts = cut(
    parts.map(([name, text]) => ({ key: name, length: text.length })),
    CRATE_SIZE,
  );
  return starts.map((start, place) => JSON.stringify(Object.fromEntries(parts.slice(start, starts[place + 1]))));
}
