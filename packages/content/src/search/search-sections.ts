import type { HeadingTag, SearchCut } from '../collections/collection.ts';
import { LAST_HEADING, TOP_HEADING } from '../constants.ts';
import type { DocumentBody } from '../parse/document.ts';
import { joinSpaces, visitText } from './section-text.ts';

/** A page as search needs it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  extension: string;
  body: DocumentBody | null;
}

/** A page down to its first heading, or what stands below one heading. */
export interface SearchSection {
  /** Where it is found: the page's path, with `#` and the heading's id where there is one. */
  id: string;
  title: string;
  /** Titles of what it stands in, the outermost first. */
  titles: string[];
  content: string;
  /** 1 to 6, as the heading; a page is 1. */
  level: number;
}

export interface SearchSectionsOptions<Field extends PropertyKey = PropertyKey> extends SearchCut {
  /** Fields of the page to copy onto each of its sections. */
  extraFields?: readonly Field[];
}

/** What these hold is code, or markup that no page shows: nobody should find what nobody can see. */
const NEVER_SHOWN = ['style', 'script', 'noscript', 'iframe', 'object', 'embed', 'form', 'svg', 'math'];

/** Markdown pages cut at their headings, for a search index. */
export function buildSearchSections<Page extends SearchPage, Field extends keyof Page & string = never>(
  pages: readonly Page[],
  options: SearchSectionsOptions<Field> = {},
): (SearchSection & Pick<Page, Field>)[] {
  const { extraFields = [] } = options;
  return pages
    .filter((page) => page.extension === 'md')
    .flatMap((page) => {
      const extra = Object.fromEntries(extraFields.map((name) => [name, page[name]])) as Pick<Page, Field>;
      return cutPage(page, options).map((section) => ({ ...extra, ...section }));
    });
}

function cutPage(page: SearchPage, options: SearchSectionsOptions): SearchSection[] {
  const { ignoredTags = [], minHeading = TOP_HEADING, maxHeading = LAST_HEADING } = options;
  const ignored = new Set([...NEVER_SHOWN, ...ignoredTags].map((tag) => tag.toLowerCase()));
  let section = startPage(page);
  const sections = [section];
  /** The sections that the current one stands in, and itself: each deeper than the one before. */
  let trail = [section];
  visitText(page.body?.nodes ?? [], ignored, {
    text(piece) {
      section.content += piece;
    },
    heading(level, title, { id }) {
      // Without an id nobody could be led there, without words nobody would know where.
      if (typeof id !== 'string' || title === '') return false;
      if (level < levelOf(minHeading) || level > levelOf(maxHeading)) return false;
      // A page that opens with its own title as a heading would be found twice.
      if (level === 1 && sections.length === 1 && title === section.title) return true;
      trail = trail.filter((outer) => outer.level < level);
      const titles = trail.map((outer) => outer.title);
      section = { id: `${page.path}#${id}`, title, titles, content: '', level };
      sections.push(section);
      trail.push(section);
      return true;
    },
  });
  return sections.map((each) => ({ ...each, content: joinSpaces(each.content) }));
}

function startPage({ path, title, description }: SearchPage): SearchSection {
  return { id: path, title: joinSpaces(title), titles: [], content: `${description} `, level: 1 };
}

function levelOf(heading: HeadingTag): number {
  return Number(heading.slice(1));
}
