import { PAGES_AFTER, PAGES_BEFORE } from '../constants.ts';
import { createListedTest } from './listed-pages.ts';
import type { Listable } from './listed-pages.ts';
import { withoutTrailingSlash } from './paths.ts';

/** Options of `surroundings`. */
export interface SurroundingsOptions<Field extends PropertyKey = PropertyKey> {
  /** Number of neighbours before the page. */
  before?: number;
  /** Number of neighbours after the page. */
  after?: number;
  /**
   * Fields of a neighbour in addition to title, path and stem. Without this option, `surroundings` returns whole pages.
   */
  fields?: readonly Field[];
}

/** Fields that a link to a neighbour needs. */
const LINK_FIELDS = ['title', 'path', 'stem'] as const;

type Neighbour<Page, Field extends keyof Page> = Pick<Page, Field | (keyof Page & (typeof LINK_FIELDS)[number])>;

/**
 * Returns the neighbours of `path` in reading order, padded with `null` to a fixed length. Pages that are not in the
 * navigation are skipped, but can have neighbours.
 */
export function surroundings<Page extends Listable, Field extends keyof Page = keyof Page>(
  pages: readonly Page[],
  path: string,
  options: SurroundingsOptions<Field> = {},
): (Neighbour<Page, Field> | null)[] {
  const { before = PAGES_BEFORE, after = PAGES_AFTER, fields } = options;
  const plainPath = withoutTrailingSlash(path);
  const index = pages.findIndex((page) => page.path === plainPath);
  if (index === -1) return Array<null>(before + after).fill(null);
  const isListed = createListedTest(pages);
  /** Returns the next listed pages in one direction. Stops when enough are found, because most are near. */
  const take = (count: number, from: number, step: 1 | -1): (Page | null)[] => {
    const neighbours: Page[] = [];
    for (let position = from; neighbours.length < count; position += step) {
      const page = pages[position];
      if (!page) break;
      if (isListed(page)) neighbours.push(page);
    }
    return Array.from({ length: count }, (_, position) => neighbours[position] ?? null);
  };
  return [...take(before, index - 1, -1).toReversed(), ...take(after, index + 1, 1)].map((page) =>
    page && fields ? pickNeighbour(page, fields) : page,
  );
}

function pickNeighbour<Page extends Listable, Field extends keyof Page>(
  page: Page,
  fields: readonly Field[],
): Neighbour<Page, Field> {
  const names = new Set<PropertyKey>([...LINK_FIELDS, ...fields]);
  return Object.fromEntries(Object.entries(page).filter(([name]) => names.has(name))) as Neighbour<Page, Field>;
}
