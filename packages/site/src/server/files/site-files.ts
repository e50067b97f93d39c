import type { Site } from '../../app/site.ts';
import { feedFiles } from '../../feeds/server/feed-files.ts';
import { listLlms } from '../../llms/list-llms.ts';
import type { FeatureServer } from '../features/feature-server.ts';
import type { FileContext, FileMaker, Server } from '../server.ts';
import { SECURITY_PATH, renderSecurity } from './security.ts';
import { renderSitemapIndex, renderSitemaps, sitemapPath } from './sitemap.ts';
import { textFile, xmlFile } from './text-file.ts';
import { wholeAddress } from './whole-address.ts';

type Files = Record<string, FileMaker>;

export interface SiteFilesOptions {
  server: Pick<Server, 'files' | 'feeds' | 'security'>;
  context: FileContext;
  /** Features that add files of their own. */
  features?: readonly FeatureServer[];
  /** When the site was built, in milliseconds since 1970. */
  builtAt: number;
  /** Search engines are asked to leave the whole site out. */
  isHidden: boolean;
  /** Addresses of files that lie in the site's public folder: they are what they are. */
  publicFiles: readonly string[];
}

/**
 * Every file that is made of the content, by its address below the folder of the site: what all sites have, their
 * feeds, and what this one makes itself. The nearer to the site's own hand, the stronger.
 */
export async function listSiteFiles(options: SiteFilesOptions): Promise<Files> {
  const { context, publicFiles } = options;
  const llms = context.site.llms === false ? {} : await listLlms(context);
  const common = { ...commonFiles(options), ...(await listSitemaps(options)), ...llms };
  const kept = Object.entries(common).filter(([path]) => !publicFiles.includes(path));
  const listed = await Promise.all((options.features ?? []).map(async ({ listFiles }) => await listFiles?.()));
  return Object.assign({}, Object.fromEntries(kept), ...listed, ownFiles(options)) as Files;
}

/** Those whose addresses are known without the content. */
export function ownFiles({
  server,
  context,
  features = [],
}: Pick<SiteFilesOptions, 'server' | 'context' | 'features'>): Files {
  const added = features.map(({ files }) => files);
  return Object.assign({}, feedFiles(server.feeds, context), ...added, server.files) as Files;
}

function commonFiles({ server: { security }, context: { site }, builtAt, isHidden }: SiteFilesOptions): Files {
  const files: Files = { '/humans.txt': async () => textFile(renderHumans(site)) };
  // Who asks for these asks at the root of a host.
  if ((site.base ?? '') !== '') return files;
  return {
    ...files,
    '/robots.txt': async () => textFile(renderRobots(site, isHidden)),
    ...(security && { [SECURITY_PATH]: async () => textFile(renderSecurity(security, { site, builtAt })) }),
  };
}

/** A map needs whole addresses, and nobody makes one of what is not to be found. */
async function listSitemaps({ context: { site, listPages }, isHidden }: SiteFilesOptions): Promise<Files> {
  if (site.url === undefined || site.sitemap === false || isHidden) return {};
  const sitemaps = renderSitemaps(await listPages(), site);
  const [first] = sitemaps;
  if (!first) return {};
  if (sitemaps.length === 1) return { '/sitemap.xml': async () => xmlFile(first.text) };
  return {
    '/sitemap.xml': async () => xmlFile(renderSitemapIndex(sitemaps, site)),
    ...Object.fromEntries(sitemaps.map(({ text }, index) => [sitemapPath(index), async () => xmlFile(text)])),
  };
}

/** `/humans.txt`: who made the site, for those who look behind it. */
function renderHumans(site: Site): string {
  const { title, owner } = site;
  return [
    '/* TEAM */',
    owner === undefined ? title : owner,
    ...Object.values({ ...site.socials }),
    '',
    '/* SITE */',
    ...(site.url === undefined ? [] : [site.url]),
    `Language: ${site.locales.map(({ name }) => name).join(' / ')}`,
    'Software: Recto',
    '',
  ].join('\n');
}

/** What answers questions and is no page: nothing there is to be found by searching. */
const CALLS = ['/api/', '/mcp'];

/** `/robots.txt`: everything may be read, unless the whole site is hidden, and here is the list of it. */
function renderRobots(site: Site, isHidden: boolean): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const sitemap =
    site.url === undefined || site.sitemap === false ? '' : `\nSitemap: ${wholeAddress('/sitemap.xml', site)}\n`;
  return `User-agent: *\n${CALLS.map((call) => `Disallow: ${call}\n`).join('')}${sitemap}`;
}
