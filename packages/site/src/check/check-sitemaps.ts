import { ContentError } from '@recto/content';
import { isIsoTime } from './dates.ts';
import type { CheckResult } from './check-heads.ts';
import type { SiteContents } from './read-site.ts';
import { readXml } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';
import type { SitePage } from './site-page.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Checks the sitemaps, if there are any, against the pages. */
export async function checkSitemaps(site: SiteContents): Promise<CheckResult> {
  const errors: ContentError[] = [];
  const listed = new Set<string>();
  const { paths, missing } = await findSitemaps(site);
  errors.push(...missing);
  const queue = [...paths];
  for (const path of queue) {
    const file = await site.open(path);
    if (!file) continue;
    try {
      const text = await file.read();
      const { parts, errors: sitemapErrors } = checkSitemap(readXml(text, file.location), file.location, site, listed);
      errors.push(...sitemapErrors);
      if (new TextEncoder().encode(text).length > MAX_BYTES) {
        errors.push(
          createError(
            'The sitemap is larger than 50 MB.',
            'Split it: search engines ignore larger ones.',
            file.location,
          ),
        );
      }
      for (const part of parts) if (!queue.includes(part)) queue.push(part);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  return { errors, warnings: queue.length === 0 ? [] : findMissingPages(site, listed) };
}

function createError(message: string, hint: string, file: string, line?: number): ContentError {
  return new ContentError('sitemap/invalid', message, hint, { file, line });
}

/** Finds the sitemaps that robots.txt lists, and the one at the default path; `missing` has an error for each missing one. */
async function findSitemaps({ open, pathOf }: SiteContents): Promise<{ paths: Set<string>; missing: ContentError[] }> {
  const robots = await open('/robots.txt');
  const lines = (await robots?.read())?.split('\n') ?? [];
  const missing: ContentError[] = [];
  const paths = new Set((await open('/sitemap.xml')) ? ['/sitemap.xml'] : []);
  for (const [index, line] of lines.entries()) {
    const address = /^\s*sitemap\s*:\s*(?<address>\S+)/iu.exec(line)?.groups?.['address'];
    const path = address === undefined ? undefined : pathOf(address);
    if (address === undefined) continue;
    if (path !== undefined && (await open(path))) paths.add(path);
    else {
      const hint = 'Fix the URL, which must be absolute.';
      missing.push(createError(`The sitemap "${address}" does not exist.`, hint, robots?.location ?? '', index + 1));
    }
  }
  return { paths, missing };
}

function checkSitemap(
  root: XmlElement,
  file: string,
  site: SiteContents,
  listed: Set<string>,
): { parts: string[]; errors: ContentError[] } {
  const isIndex = root.name === 'sitemapindex';
  if (root.namespace !== SITEMAP || !(isIndex || root.name === 'urlset')) {
    const hint = `The root element must be <urlset xmlns="${SITEMAP}">.`;
    return { parts: [], errors: [createError(`<${root.name}> is not a sitemap.`, hint, file, root.line)] };
  }
  const errors: ContentError[] = [];
  const parts: string[] = [];
  const entries = root.children.filter(({ name }) => name === (isIndex ? 'sitemap' : 'url'));
  if (entries.length > MAX_URLS) {
    errors.push(createError(`The sitemap has ${entries.length} URLs; the maximum is 50,000.`, 'Split it.', file));
  }
  for (const entry of entries) {
    const report = (message: string, hint: string) => errors.push(createError(message, hint, file, entry.line));
    const [loc, ...more] = entry.children.filter(({ name }) => name === 'loc').map(({ text }) => text.trim());
    if (loc === undefined || more.length > 0 || !URL.canParse(loc)) {
      report('An entry needs exactly one absolute URL.', 'Give it one <loc>.');
      continue;
    }
    const path = site.pathOf(loc);
    for (const { name, text } of entry.children) {
      if (name === 'lastmod' && !isIsoTime(text.trim())) {
        report(
          `"${text.trim()}" is not a valid date of the last change.`,
          'Write it as 2026-11-16, or with a time and a time zone.',
        );
      }
    }
    if (isIndex) {
      if (path !== undefined) parts.push(path);
      continue;
    }
    const page = path === undefined ? undefined : site.pageAt(path);
    if (path === undefined || !page || page.isHidden || isCopy(page, site)) {
      report(`"${loc}" is not an indexable page.`, 'List only existing pages, with their canonical URLs.');
      continue;
    }
    if (listed.has(path)) report(`"${loc}" is listed twice.`, 'List it once.');
    listed.add(path);
    if (!hasSameAlternates(entry, page)) {
      report(`"${loc}" has different translations here than on the page itself.`, 'Generate both from the same list.');
    }
  }
  return { parts, errors };
}

/** Whether a page names another page as its canonical URL. */
function isCopy({ canonicals: [canonical], path }: SitePage, { pathOf }: SiteContents): boolean {
  return canonical !== undefined && pathOf(canonical) !== path;
}

function hasSameAlternates(entry: XmlElement, page: SitePage): boolean {
  const links = entry.children.filter(({ name, namespace }) => name === 'link' && namespace === XHTML);
  const inSitemap = links.map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
  const onPage = page.alternates.map(({ lang, href }) => `${lang} ${href}`);
  return inSitemap.toSorted().join('\n') === onPage.toSorted().join('\n');
}

function findMissingPages(site: SiteContents, listed: ReadonlySet<string>): ContentError[] {
  return site.pages
    .filter((page) => !page.isHidden && !isCopy(page, site) && !listed.has(page.path))
    .map(({ location }) => {
      const hint = 'Add it to the sitemap, or exclude it from search engines with noindex.';
      return new ContentError('sitemap/missing', 'This page is not in any sitemap.', hint, { file: location });
    });
}
