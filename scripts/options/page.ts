/** The tables of a page: each stands between `<!-- options … -->` and `<!-- /options -->`. */

const TABLE = /^<!-- options (.+?) -->\n(.*?)^<!-- \/options -->$/gmsu;

export interface PlacedTable {
  /** What the first comment says. */
  mark: string;
  /** What stands between the two. */
  text: string;
  /** The heading it stands below, or nothing. */
  heading: string;
}

export function findTables(page: string): PlacedTable[] {
  assertPairs(page);
  // What looks like a heading in a block of code is none.
  const prose = page.replaceAll(/^```.*?^```/gmsu, (fence) => ' '.repeat(fence.length));
  return [...page.matchAll(TABLE)].map(({ 1: mark = '', 2: text = '', index }) => {
    const headings = [...prose.slice(0, index).matchAll(/^#{2,3} (.+)$/gmu)];
    return { mark, text, heading: headings.at(-1)?.[1] ?? '' };
  });
}

/** A comment without its other half would mean a table that nobody looks after. */
function assertPairs(page: string): void {
  const single = page.replaceAll(TABLE, '').match(/^.*<!-- \/?options.*$/mu);
  if (single) throw new Error(`"${single[0]}" has no other half. A table stands between two comments, each on a line.`);
}

/** The page with other tables in the same places. */
export function replaceTables(page: string, tables: readonly string[]): string {
  let index = 0;
  return page.replaceAll(TABLE, (_, mark: string) => {
    const table = tables[index] ?? '';
    index += 1;
    return `<!-- options ${mark} -->\n${table}\n<!-- /options -->`;
  });
}
