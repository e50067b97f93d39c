import { isoTime } from '../about/page-about.ts';
import type { PageDescription } from '../about/page-about.ts';
import type { App } from '../app/app.ts';
import { encodePath } from '../app/page-paths.ts';
import type { Site } from '../app/site.ts';
import { absoluteUrl } from '../app/urls.ts';
import { findLocale, languageTag, localisePath } from '../languages/locale.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import { buildBreadcrumbs } from './build-breadcrumbs.ts';
import { buildWebsite, buildOrganisation } from './build-website.ts';
import type { GraphInput, GraphNode } from './graph-node.ts';

type DescribedPage = Pick<ResolvedPage, 'path' | 'locale' | 'head' | 'about' | 'fallback'>;

/**
 * Builds the schema.org graph of a page. Empty without the site's `url`, since it contains absolute URLs, and for a
 * text shown in place of a missing translation: only the page in the text's own language describes it.
 */
export function buildGraph(app: Pick<App, 'searchPath' | 'site'>, page: DescribedPage): GraphNode[] {
  const { site } = app;
  const { about, head, fallback } = page;
  const locale = findLocale(page.locale, site);
  const { url } = site;
  if (!about || !locale || fallback || url === undefined || head.canonical === undefined) return [];
  const toUrl = (path: string): string => new URL(encodePath(path), url).href;
  const home = toUrl(localisePath('/', locale, site));
  const data: GraphInput = { site, about, description: head.description, url: head.canonical, home };
  const isHome = head.canonical === home;
  const searchUrl = app.searchPath === undefined ? undefined : toUrl(localisePath(app.searchPath, locale, site));
  return [
    ...(isHome ? [buildWebsite({ ...data, language: languageTag(locale), searchUrl })] : []),
    { ...BUILDERS[about.kind](data), inLanguage: languageTag(locale) },
    ...(about.trail && !isHome ? [buildBreadcrumbs(data, about.trail, toUrl)] : []),
  ].map(withoutUndefined);
}

const BUILDERS: Record<PageDescription['kind'], (data: GraphInput) => GraphNode> = {
  page: (data) => buildWebPage('WebPage', data),
  list: (data) => buildWebPage('CollectionPage', data),
  article: (data) => buildArticle('TechArticle', data),
  post: (data) => buildArticle('BlogPosting', data),
  software: ({ site, about: { software, picture }, description, url }) => ({
    '@type': 'SoftwareApplication',
    name: site.title,
    description: description || undefined,
    url,
    applicationCategory: software?.category,
    operatingSystem: software?.system,
    offers: software && { '@type': 'Offer', price: software.price, priceCurrency: software.currency },
    image: picture && absoluteUrl(picture.src, site),
  }),
};

function buildWebPage(type: string, { about, description, url, home }: GraphInput): GraphNode {
  return {
    '@type': type,
    name: about.title,
    description: description || undefined,
    url,
    isPartOf: websiteReference(home),
  };
}

function buildArticle(type: string, { site, about, description, url, home }: GraphInput): GraphNode {
  const { authors = [], picture } = about;
  const publisher = buildOrganisation(site, home);
  return {
    '@type': type,
    headline: about.title,
    description: description || undefined,
    url,
    mainEntityOfPage: url,
    datePublished: isoTime(about.published),
    dateModified: isoTime(about.updated ?? about.published),
    author: authors.length > 0 ? authors.map((author) => buildAuthor(site, author, publisher)) : publisher,
    publisher,
    image: picture && absoluteUrl(picture.src, site),
    isPartOf: websiteReference(home),
  };
}

/** The owner of the site is an organisation; any other author is treated as a person. */
function buildAuthor(site: Site, { name, url }: { name: string; url?: string }, owner: GraphNode): GraphNode {
  if (name === owner['name']) return owner;
  return { '@type': 'Person', name, url: url === undefined ? undefined : absoluteUrl(url, site) };
}

function websiteReference(home: string): { '@id': string } {
  return { '@id': `${home}#website` };
}

/** Removes undefined properties at every depth. */
function withoutUndefined(node: GraphNode): GraphNode {
  return JSON.parse(JSON.stringify(node)) as GraphNode;
}

/**
 * Renders the graph as an element of the head. It is data, so no content security policy has to allow it; `<` is
 * escaped, so that no text can close the element.
 */
export function renderGraph(graph: readonly GraphNode[]): string {
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}
