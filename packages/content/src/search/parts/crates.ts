/** Characters of a crate, before it is compressed: what can be unpacked while somebody types. */
const CRATE_SIZE = 500_000;

/** Parts of an index by their names. */
type Parts = [name: string, text: string][];

/** All parts of an index, some at a time: whoever wants them all asks a few times instead of hundreds of times. */
export function cutCrates(files: ReadonlyMap<string, string>): Parts[] {
  const crates: Parts[] = [];
  let length = Infinity;
  for (const part of files) {
    if (length + part[1].length > CRATE_SIZE) {
      crates.push([]);
      length = 0;
    }
    crates.at(-1)?.push(part);
    length += part[1].length;
  }
  return crates;
}

export function crateName(place: number): string {
  return `crate-${place}.json`;
}

const NAME = /^crate-(\d+)\.json$/u;

/** A crate as a file, by its name; `undefined` for other names, and where there is none. */
export function writeCrate(files: ReadonlyMap<string, string>, name: string): string | undefined {
  const [, place] = NAME.exec(name) ?? [];
  const crate = place === undefined ? undefined : cutCrates(files)[Number(place)];
  return crate && JSON.stringify(Object.fromEntries(crate));
}
