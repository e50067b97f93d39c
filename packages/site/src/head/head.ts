import { escapeHtml } from '@recto/content';

/** What a page says of itself to browsers and machines. */
export interface Head {
  title: string;
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The one address of the page's text; whole, as all of them. */
  canonical?: string;
  /** The same page in each language that has a text of its own, this one included. */
  alternates?: readonly Alternate[];
}

interface Alternate {
  /** BCP 47, or `x-default` for everyone else. */
  lang: string;
  href: string;
}

/** An element of the head that changes from page to page. */
interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Finds every element that `elementsOf` makes, and what only a server says of a page: for others it would be untrue. */
const OURS =
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

export function renderHead(head: Head): string {
  const elements = elementsOf(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>`;
  });
  return `<title>${escapeHtml(head.title)}</title>${elements.join('')}`;
}

/** Brings the open document's head to the page that was navigated to. */
export function applyHead(head: Head, document: Document): void {
  document.title = head.title;
  document.documentElement.lang = head.lang;
  document.documentElement.dir = head.dir;
  for (const element of document.head.querySelectorAll(OURS)) element.remove();
  for (const { tag, attributes } of elementsOf(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** The title of a document, unless the site has a template of its own. */
export const TITLE_TEMPLATE = '{page} - {site}';

/** The page's name in the site's template, or the site alone where the page has no other name. */
export function pageTitle(page: string, site: string, template: string = TITLE_TEMPLATE): string {
  if (page === '' || page === site) return site;
  const names: Record<string, string> = { page, site };
  return template.replaceAll(/\{(page|site)\}/gu, (_, name: string) => names[name] ?? '');
}
