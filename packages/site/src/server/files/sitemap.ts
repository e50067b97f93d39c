import { escapeHtml } from '@recto/content';
import type { Site } from '../../app/site.ts';
import { pageLinks } from '../../languages/page-links.ts';
import type { ListedPage } from '../page-list/list-public-pages.ts';
import { urlOfPath } from './url-of-path.ts';

/** Limits for one sitemap file, from the sitemap protocol (sitemaps.org). */
export const SITEMAP_LIMITS = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OPENING = `${DECLARATION}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSING = '</urlset>\n';

/** One sitemap file. */
export interface Sitemap {
  /** The XML of the file. */
  text: string;
  /** When any page in it last changed, as an ISO time. */
  updated: string | undefined;
}

/** Renders the pages of a site, with their translations and last changes, as one or more sitemap files. */
export function renderSitemaps(pages: readonly ListedPage[], site: Site, limits = SITEMAP_LIMITS): Sitemap[] {
  const frame = Buffer.byteLength(OPENING + CLOSING);
  const parts: { entries: string[]; bytes: number; updated: string | undefined }[] = [];
  for (const page of pages) {
    const entry = renderEntry(page, site);
    const bytes = Buffer.byteLength(entry);
    let part = parts.at(-1);
    if (!part || part.entries.length >= limits.urls || part.bytes + bytes > limits.bytes) {
      part = { entries: [], bytes: frame, updated: undefined };
      parts.push(part);
    }
    part.entries.push(entry);
    part.bytes += bytes;
    part.updated = laterOf(part.updated, page.updated);
  }
  return parts.map(({ entries, updated }) => ({ text: OPENING + entries.join('') + CLOSING, updated }));
}

/** Renders the index of a site with more than one sitemap file. */
export function renderSitemapIndex(sitemaps: readonly Sitemap[], site: Site): string {
  const entries = sitemaps.map(({ updated }, index) => {
    const address = urlOfPath(`${site.base ?? ''}${sitemapPath(index)}`, site);
    return `<sitemap><loc>${escapeHtml(address)}</loc>${renderChange(updated)}</sitemap>\n`;
  });
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Path of a sitemap file, by its index from 0. */
export function sitemapPath(index: number): string {
  return `/sitemap-${index + 1}.xml`;
}

function renderEntry({ path, localPath, locale, languages, updated }: ListedPage, site: Site): string {
  const { alternates = [] } = pageLinks(site, locale, localPath, { text: locale.code, all: languages });
  const links = alternates.map(
    ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(urlOfPath(path, site))}</loc>${renderChange(updated)}${links.join('')}</url>\n`;
}

function renderChange(updated: string | undefined): string {
  return updated === undefined ? '' : `<lastmod>${escapeHtml(updated)}</lastmod>`;
}

function laterOf(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return Date.parse(first) < Date.parse(second) ? second : first;
}
