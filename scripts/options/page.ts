/** The tables of options in a page, each between `<!-- options … -->` and `<!-- /options -->`. */

const TABLE = /^<!-- options (.+?) -->\n(.*?)^<!-- \/options -->$/gmsu;

/** A table of options in a page. */
export interface PageTable {
  /** Text of the opening comment after `options`. */
  mark: string;
  /** Text between the comments. */
  text: string;
  /** The heading above the table, or an empty string. */
  heading: string;
}

/** Finds all tables of options in a page. */
export function findTables(page: string): PageTable[] {
  assertPairs(page);
  // Blank out code blocks, so that headings in them are not matched.
  const prose = page.replaceAll(/^```.*?^```/gmsu, (fence) => ' '.repeat(fence.length));
  return [...page.matchAll(TABLE)].map(({ 1: mark = '', 2: text = '', index }) => {
    const headings = [...prose.slice(0, index).matchAll(/^#{2,3} (.+)$/gmu)];
    return { mark, text, heading: headings.at(-1)?.[1] ?? '' };
  });
}

/** Throws for an unpaired comment, whose table would never be updated. */
function assertPairs(page: string): void {
  const single = page.replaceAll(TABLE, '').match(/^.*<!-- \/?options.*$/mu);
  if (single)
    throw new Error(
      `"${single[0]}" has no matching comment. Put a table between an opening and a closing comment, each on its own line.`,
    );
}

/** Replaces the tables of a page, in order. */
export function replaceTables(page: string, tables: readonly string[]): string {
  let index = 0;
  return page.replaceAll(TABLE, (_, mark: string) => {
    const table = tables[index] ?? '';
    index += 1;
    return `<!-- options ${mark} -->\n${table}\n<!-- /options -->`;
  });
}
