import type { Site } from '../../app/site.ts';
import { feedFiles } from '../../feeds/server/feed-files.ts';
import { listLlmsFiles } from '../../llms/list-llms-files.ts';
import type { FeatureServer } from '../features/feature-server.ts';
import type { FileContext, GenerateFile, Server } from '../server.ts';
import { SECURITY_PATH, renderSecurity } from './security.ts';
import { renderSitemapIndex, renderSitemaps, sitemapPath } from './sitemap.ts';
import { textFile, xmlFile } from './text-file.ts';
import { urlOfPath } from './url-of-path.ts';

type Files = Record<string, GenerateFile>;

/** Options of `listSiteFiles`. */
export interface SiteFilesOptions {
  /** Files, feeds and security contact of the site. */
  server: Pick<Server, 'files' | 'feeds' | 'security'>;
  /** Passed to the functions that generate files. */
  context: FileContext;
  /** Features, which may add files. */
  features?: readonly FeatureServer[];
  /** When the site was built, in milliseconds since 1970. */
  builtAt: number;
  /** Whether the site is excluded from search engines. */
  isHidden: boolean;
  /** Paths of files in the site's public folder. They replace the files that every site has, such as `/robots.txt`. */
  publicFiles: readonly string[];
}

/**
 * Lists every file that is generated from the content, by its path below the base path of the site. If two files have
 * the same path, files of the site override those of features, which override those that every site has.
 */
export async function listSiteFiles(options: SiteFilesOptions): Promise<Files> {
  const { context, publicFiles } = options;
  const llms = context.site.llms === false ? {} : await listLlmsFiles(context);
  const common = { ...commonFiles(options), ...(await listSitemaps(options)), ...llms };
  const notPublic = Object.entries(common).filter(([path]) => !publicFiles.includes(path));
  const listed = await Promise.all((options.features ?? []).map(async ({ listFiles }) => await listFiles?.()));
  return Object.assign({}, Object.fromEntries(notPublic), ...listed, listFixedFiles(options)) as Files;
}

/** Files whose paths are known without the content: feeds, files of features, and files of the site itself. */
export function listFixedFiles({
  server,
  context,
  features = [],
}: Pick<SiteFilesOptions, 'server' | 'context' | 'features'>): Files {
  const added = features.map(({ files }) => files);
  return Object.assign({}, feedFiles(server.feeds, context), ...added, server.files) as Files;
}

function commonFiles({ server: { security }, context: { site }, builtAt, isHidden }: SiteFilesOptions): Files {
  const files: Files = { '/humans.txt': async () => textFile(renderHumans(site)) };
  // Clients request the other files only at the root of a host.
  if ((site.base ?? '') !== '') return files;
  return {
    ...files,
    '/robots.txt': async () => textFile(renderRobots(site, isHidden)),
    ...(security && { [SECURITY_PATH]: async () => textFile(renderSecurity(security, { site, builtAt })) }),
  };
}

/** Sitemaps, unless they are turned off, the site is hidden, or its URL is not configured: they need absolute URLs. */
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

/** Renders `/humans.txt`, which names the people behind the site. */
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

/** Paths of API calls, which crawlers should not request. */
const API_PATHS = ['/api/', '/mcp'];

/** Renders `/robots.txt`: crawlers may read all pages, unless the whole site is hidden. It names the sitemap. */
function renderRobots(site: Site, isHidden: boolean): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const sitemap =
    site.url === undefined || site.sitemap === false ? '' : `\nSitemap: ${urlOfPath('/sitemap.xml', site)}\n`;
  return `User-agent: *\n${API_PATHS.map((call) => `Disallow: ${call}\n`).join('')}${sitemap}`;
}
