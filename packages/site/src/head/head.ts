import { escapeHtml } from '@recto/content';

/** Metadata of a page for browsers and search engines. */
export interface Head {
  /** Title of the document. */
  title: string;
  /** Description of the page; empty for none. */
  description: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Direction of the page's language. */
  dir: 'ltr' | 'rtl';
  /** Canonical URL of the page, absolute. */
  canonical?: string;
  /** The page in all languages that it is translated into, including this one, with absolute URLs. */
  alternates?: readonly Alternate[];
}

interface Alternate {
  /** BCP 47 tag, or `x-default` for all other languages. */
  lang: string;
  href: string;
}

/** An element of the head that changes from page to page. */
interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/**
 * Selects all elements that `elementsOf` creates, and metadata that only a server renders, which would be wrong for the
 * next page.
 */
const PAGE_ELEMENTS =
  'meta[name="description"],link[rel="canonical"],link[rel="alternate"][hreflang],meta[property],script[type="application/ld+json"]';

function elementsOf({ description, canonical, alternates = [] }: Head): HeadElement[] {
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });
  return [
    ...(description === ''
      ? []
      : [{ tag: 'meta' as const, attributes: { name: 'description', content: description } }]),
    ...(canonical === undefined ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...alternates.map(({ lang, href }) => link({ rel: 'alternate', hreflang: lang, href })),
  ];
}

/** Renders the title, description and links of a page. */
export function renderHead(head: Head): string {
  const elements = elementsOf(head).map(({ tag, attributes }) => {
    const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${attributeTexts.join('')}>`;
  });
  return `<title>${escapeHtml(head.title)}</title>${elements.join('')}`;
}

/** Updates the head of the open document after a navigation. */
export function applyHead(head: Head, document: Document): void {
  document.title = head.title;
  document.documentElement.lang = head.lang;
  document.documentElement.dir = head.dir;
  for (const element of document.head.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  for (const { tag, attributes } of elementsOf(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** Default template for the title of a document. */
export const TITLE_TEMPLATE = '{page} - {site}';

/** Inserts the names of page and site into the template. Returns the name of the site if the page has no other name. */
export function pageTitle(page: string, site: string, template: string = TITLE_TEMPLATE): string {
  if (page === '' || page === site) return site;
  const names: Record<string, string> = { page, site };
  return template.replaceAll(/\{(page|site)\}/gu, (_, name: string) => names[name] ?? '');
}
