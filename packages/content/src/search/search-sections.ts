import type { HeadingTag, SearchSectionsConfig } from '../collections/collection.ts';
import { MAX_HEADING, MIN_HEADING } from '../constants.ts';
import type { DocumentBody } from '../parse/document.ts';
import { collapseSpaces, visitText } from './section-text.ts';

/** The fields of a page that search sections are built from. */
export interface SearchPage {
  /** URL path. */
  path: string;
  /** Title. */
  title: string;
  /** Description, which belongs to the first section. */
  description: string;
  /** Extension of the file; only `md` is searched. */
  extension: string;
  /** Parsed body. */
  body: DocumentBody | null;
  /** Other fields of the front matter: a page with `search: false` is not searched. */
  meta?: Readonly<Record<string, unknown>> | null;
}

/** A section of a page: the text before the first heading, or a heading and the text below it. */
export interface SearchSection {
  /** Path of the page, with `#` and the id of the heading if there is one. */
  id: string;
  /** Title of the page or heading. */
  title: string;
  /** Titles of the page and headings that contain the section, the outermost first. */
  titles: string[];
  /** Text of the section. */
  content: string;
  /** Level of the heading, 1 to 6; 1 for the first section. */
  level: number;
}

/** Options of `buildSearchSections`. */
export interface SearchSectionsOptions<Field extends PropertyKey = PropertyKey> extends SearchSectionsConfig {
  /** Fields of the page to copy onto each of its sections. */
  extraFields?: readonly Field[];
}

/**
 * Elements that are removed with their content, and frames, which are shown only if the site allows them. Their content
 * is never searched.
 */
const NEVER_SEARCHED_TAGS = ['style', 'script', 'noscript', 'iframe', 'object', 'embed', 'form', 'svg', 'math'];

/** Splits markdown pages at their headings into sections for a search index, except pages with `search: false`. */
export function buildSearchSections<Page extends SearchPage, Field extends keyof Page & string = never>(
  pages: readonly Page[],
  options: SearchSectionsOptions<Field> = {},
): (SearchSection & Pick<Page, Field>)[] {
  const { extraFields = [] } = options;
  return pages
    .filter(({ extension, meta }) => extension === 'md' && meta?.['search'] !== false)
    .flatMap((page) => {
      const extra = Object.fromEntries(extraFields.map((name) => [name, page[name]])) as Pick<Page, Field>;
      return splitPage(page, options).map((section) => ({ ...extra, ...section }));
    });
}

function splitPage(page: SearchPage, options: SearchSectionsOptions): SearchSection[] {
  const { ignoredTags = [], minHeading = MIN_HEADING, maxHeading = MAX_HEADING } = options;
  const ignored = new Set([...NEVER_SEARCHED_TAGS, ...ignoredTags].map((tag) => tag.toLowerCase()));
  let section = firstSection(page);
  const sections = [section];
  /** The current section and its parents, each deeper than the one before. */
  let trail = [section];
  visitText(page.body?.nodes ?? [], ignored, {
    text(piece) {
      section.content += piece;
    },
    heading(level, title, { id }) {
      // A heading without an id cannot be linked to, and one without text has no title.
      if (typeof id !== 'string' || title === '') return false;
      if (level < levelOf(minHeading) || level > levelOf(maxHeading)) return false;
      // A first heading that repeats the title of the page would produce two identical search results.
      if (level === 1 && sections.length === 1 && title === section.title) return true;
      trail = trail.filter((outer) => outer.level < level);
      const titles = trail.map((outer) => outer.title);
      section = { id: `${page.path}#${id}`, title, titles, content: '', level };
      sections.push(section);
      trail.push(section);
      return true;
    },
  });
  return sections.map((each) => ({ ...each, content: collapseSpaces(each.content) }));
}

function firstSection({ path, title, description }: SearchPage): SearchSection {
  return { id: path, title: collapseSpaces(title), titles: [], content: `${description} `, level: 1 };
}

function levelOf(heading: HeadingTag): number {
  return Number(heading.slice(1));
}
