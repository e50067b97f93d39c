import type { Collection, ContentConfig, ContentError } from '@recto/content';
import { languages } from '@recto/ui/languages';
import type { Locale, Site } from '../app/site.ts';
import { FEED_FILES, feedPath } from '../feeds/feed-paths.ts';
import { isObjectSchema } from './object-schema.ts';
import { assertNames, assertNoRedirectLoop } from './assert-names.ts';
import { CONFIG_FILE, configError } from './config-error.ts';
import { configSchema } from './config.ts';
import type { ResolvedConfig } from './config.ts';
import { describeIssues } from './describe-issues.ts';
import type { Feature } from './feature.ts';
import { addColumns, mergeHooks, mergeSlots, orderFeatures } from './merge-features.ts';
import { nearestName } from './nearest-name.ts';
import type { Page } from './page.ts';
import { resolveRepository } from './resolve-repository.ts';
import { themeColors } from './theme-schema.ts';
import { withoutUndefined } from './without-undefined.ts';

type Collections = Record<string, Collection>;

/** A site as its configuration describes it, with every default filled in. */
export interface SiteDefinition {
  /** The configuration with its defaults, and with the slots of features. */
  config: ResolvedConfig;
  /** Settings that server and browser may read. */
  site: Site;
  /** Pages of the site and its features, the most specific first. */
  pages: Page[];
  /** Features in the order in which they start. */
  features: Feature[];
  /** Configuration of the content engine. */
  content: ContentConfig;
}

/** Validates the export of a `recto.config.ts`, and fills in the defaults. */
export function resolveSite(input: unknown): SiteDefinition {
  const parsed = configSchema.safeParse(input);
  if (!parsed.success) throw describeIssues(parsed.error, input);
  return buildSite(parsed.data);
}

function buildSite(config: ResolvedConfig): SiteDefinition {
  const locales = config.locales.map(resolveLocale);
  assertDifferent(locales);
  const [first, ...others] = locales;
  if (!first) throw new Error('A site has at least one language.');
  const features = orderFeatures(config.features);
  const allPages = [...config.pages.flat(), ...features.flatMap(({ pages = [] }) => pages)];
  const feeds = feedLinks(config, allPages);
  const isFeedLocalised = others.length > 0 && feeds.some((address) => address === config.feed);
  const site = {
    ...buildSiteSettings(config, [first, ...others], features),
    ...(isFeedLocalised && { isFeedLocalised }),
  };
  assertPaths([
    ...config.pages.flatMap((pages, index) => [pages].flat().map((page) => ({ page, keys: ['pages', index] }))),
    ...features.flatMap((feature) =>
      (feature.pages ?? []).map((page) => ({ page, keys: ['features', config.features.indexOf(feature)] })),
    ),
  ]);
  assertNames(
    config,
    allPages,
    locales.map(({ code }) => code),
  );
  assertNoRedirectLoop(config);
  const configured = Object.assign(
    {},
    ...features.map((feature) => feature.collections),
    config.collections,
  ) as Collections;
  const collections = addColumns(mergeCollections(configured, allPages), features);
  const listed = listedCollections(allPages, collections);
  const pages = sortBySpecificity(allPages).map((page) =>
    page.isSearch ? { ...page, options: { collections: listed } } : page,
  );
  const { transformers, links, csv, strict } = config.content;
  // Plugins are modules, which the configuration only refers to.
  const { plugins: _plugins, ...markdown } = config.content.markdown;
  const codes = locales.map(({ code }) => code);
  const { defaultLocale: source = first.code } = site;
  const hooks = mergeHooks([...features.map((feature) => feature.hooks), config.content.hooks]);
  const content: ContentConfig = {
    // The engine expects the default language first.
    locales: [source, ...codes.filter((code) => code !== source)],
    collections,
    // Pages without placeholders are valid link targets, even if they have no content file.
    links: [...pages.map(({ path }) => path).filter((path) => !/[:*]/u.test(path)), ...links, ...feeds],
    localisedLinks: true,
    transformers,
    markdown,
    csv,
    allow: { elements: site.elements, frames: site.policy?.frames },
    strict,
    file: CONFIG_FILE,
    ...(hooks && { hooks }),
  };
  const slots = mergeSlots(withoutUndefined(config.slots), config.features);
  return { config: { ...config, slots }, site, pages, features, content };
}

/**
 * Sorts the most specific page first, independent of the order in the configuration: `/blog` and `/blog/:slug` before
 * `/**`. Pages that are equally specific keep their order.
 */
function sortBySpecificity(pages: readonly Page[]): Page[] {
  const ranked = pages.map((page) => {
    const parts = page.path.split('/').filter((part) => part !== '');
    const open = parts.findIndex((part) => /[:*]/u.test(part));
    const fixed = open === -1 ? parts.length : open;
    const openness = page.path.includes('**') ? 2 : Number(open !== -1);
    return { page, fixed, openness };
  });
  return ranked.sort((a, b) => b.fixed - a.fixed || a.openness - b.openness).map(({ page }) => page);
}

/** Collections whose pages the search page lists: documentation first, by sections, then all others with many pages. */
function listedCollections(
  pages: readonly Page[],
  collections: Record<string, Collection>,
): { name: string; root?: string }[] {
  const sections = pages.flatMap(({ sections }) => sections ?? []);
  const many = pages.filter(({ path }) => /[:*]/u.test(path));
  const names = new Set(many.flatMap((page) => Object.keys(page.collections ?? {})));
  const others = [...names].filter((name) => {
    const { type, search } = collections[name] ?? {};
    return type === 'page' && search !== false && !sections.some((section) => section.name === name);
  });
  return [...sections, ...others.map((name) => ({ name }))];
}

/** Paths of feeds, which are valid link targets although no collection has them. */
function feedLinks({ url, feeds }: ResolvedConfig, pages: readonly Page[]): string[] {
  if (url === undefined || !feeds) return [];
  return pages.flatMap(({ feed }) => (feed ? FEED_FILES.map((file) => feedPath(feed.folder, file)) : []));
}

function buildSiteSettings(config: ResolvedConfig, locales: [Locale, ...Locale[]], features: readonly Feature[]): Site {
  const { title, owner, titleTemplate, url, icon, smallIcon, touchIcon, manifest, offline, feed, raw, llms, sitemap } =
    config;
  const { defaultLocale, repository, socials, header, footer, callToAction, analytics, feedback, policy, theme } =
    config;
  if (defaultLocale !== undefined && !locales.some(({ code }) => code === defaultLocale)) {
    throw configError(
      'config/locale',
      `Add it to "locales", or name one of: ${locales.map(({ code }) => code).join(', ')}.`,
      [
        {
          path: ['defaultLocale'],
          message: `The default language "${defaultLocale}" is not among the languages of the site.`,
        },
      ],
    );
  }
  if (feedback === 'analytics' && !analytics) {
    throw configError('config/feedback', 'Add "analytics", or send the answers to an endpoint.', [
      { path: ['feedback'], message: 'The answers are sent to "analytics", but the site has none.' },
    ]);
  }
  return withoutUndefined({
    title,
    owner,
    titleTemplate,
    url,
    icon,
    smallIcon,
    touchIcon,
    manifest,
    logoFiles: publicLogoFiles(config.logo),
    offline,
    ...(!raw && { raw }),
    ...(!llms && { llms }),
    ...(!sitemap && { sitemap }),
    feed,
    themeColor: theme.browserColor,
    locales,
    defaultLocale: defaultLocale ?? locales[0].code,
    repository: repository && resolveRepository(repository, config.content.folder),
    socials: withoutUndefined(socials),
    colors: themeColors(theme),
    header,
    footer,
    callToAction,
    analytics,
    feedback,
    policy: mergePolicies([withoutUndefined(policy ?? {}), ...features.map((feature) => feature.policy)]),
    elements: config.content.elements,
    icons: withoutUndefined({ hosts: config.icons.hosts }),
  }) as Site;
}

/** Paths of the images of a logo that are in the public folder; `undefined` if there are none. */
function publicLogoFiles(logo: ResolvedConfig['logo']): string[] | undefined {
  if (logo === undefined || typeof logo === 'function') return undefined;
  const files = typeof logo === 'string' ? [logo] : [logo.light, logo.dark ?? logo.light];
  const inPublic = [...new Set(files)].filter((file) => file.startsWith('/'));
  return inPublic.length === 0 ? undefined : inPublic;
}

/** Merges the origins of the site and of its features; `undefined` if there are none. */
function mergePolicies(policies: readonly Site['policy'][]): Site['policy'] {
  const all = policies.flatMap((policy) => Object.entries(policy ?? {}));
  const byUse = Map.groupBy(all, ([use]) => use);
  const merged = [...byUse].map(([use, entries]) => [
    use,
    [...new Set(entries.flatMap(([, origins]) => origins ?? []))],
  ]);
  return merged.length === 0 ? undefined : (Object.fromEntries(merged) as Site['policy']);
}

function resolveLocale(locale: ResolvedConfig['locales'][number], index: number): Locale {
  if (typeof locale !== 'string') return withoutUndefined(locale);
  const language = languages.find(({ code }) => code === locale);
  if (language) return language;
  throw configError(
    'config/locale',
    `Write it out: { code: '${locale}', name: '…' }. Known codes: ${languages.map(({ code }) => code).join(', ')}.`,
    [{ path: ['locales', index], message: `The language "${locale}" is not known.` }],
  );
}

/** Throws for two languages with the same code, which would have the same paths and folders. */
function assertDifferent(locales: readonly Locale[]): void {
  const index = locales.findIndex(({ code }, at) => locales.findIndex((other) => other.code === code) < at);
  if (index === -1) return;
  throw configError('config/locale', 'Remove one of them.', [
    { path: ['locales', index], message: `The language "${locales[index]?.code}" is listed twice.` },
  ]);
}

/** A page, and its location in the configuration. */
interface LocatedPage {
  page: Page;
  keys: readonly PropertyKey[];
}

function assertPaths(pages: readonly LocatedPage[]): void {
  const seen = new Set<string>();
  for (const { page, keys } of pages) {
    const { path, params = {} } = page;
    if (seen.has(path)) {
      throw configError('config/pages', 'Remove one of them, or give it another path.', [
        { path: keys, message: `Two pages have the path "${path}".` },
      ]);
    }
    seen.add(path);
    for (const name of Object.keys(params)) assertPlaceholder(path, name, keys);
  }
}

/** Throws for a pattern whose placeholder is not in the path, because it would never be used. */
function assertPlaceholder(path: string, name: string, configPath: readonly PropertyKey[]): void {
  const names = path
    .split('/')
    .flatMap((segment) => (segment === '**' ? 'rest' : (/^:(.+)/u.exec(segment)?.[1] ?? [])));
  if (names.includes(name)) return;
  const nearest = nearestName(name, names);
  throw configError(
    'config/pages',
    names.length === 0 ? 'The path has no placeholders.' : `Placeholders of the path: ${names.join(', ')}.`,
    [
      {
        path: configPath,
        message: `The page "${path}" has a pattern for "${name}", which is not in its path.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      },
    ],
  );
}

/** Merges collections of the same name into one with the files of all. */
function mergeCollections(configured: Collections, pages: readonly Page[]): Collections {
  const merged = new Map<string, Collection>(Object.entries(configured));
  const rest = new Set<string>();
  const added = new Set<Collection>();
  for (const page of pages) {
    for (const [name, collection] of Object.entries(page.collections ?? {})) {
      if (page.hasOtherFiles) rest.add(name);
      // The list and the posts of a blog have the same collection.
      if (added.has(collection)) continue;
      added.add(collection);
      const existing = merged.get(name);
      if (existing && existing.type !== collection.type) throw wrongCollectionType(name, page.path);
      merged.set(name, existing ? mergeTwo(existing, collection) : collection);
    }
  }
  const all = [...merged];
  return Object.fromEntries(
    all.map(([name, collection]) => [name, rest.has(name) ? excludeFiles(collection, others(all, name)) : collection]),
  );
}

function wrongCollectionType(name: string, path: string): ContentError {
  return configError(
    'config/collections',
    'Give your collection another name, or name another one in "collection" of the page.',
    [
      {
        path: ['collections', name],
        message: `The page "${path}" adds a collection "${name}" of another type than yours.`,
      },
    ],
  );
}

/** Merges two collections of one name. For a setting that both have, that of the first one is used. */
function mergeTwo(one: Collection, other: Collection): Collection {
  const known = new Set(one.indexes.map((index) => JSON.stringify(index)));
  return {
    ...other,
    sources: mergeSources(one, other),
    schema: mergeSchemas(one.schema, other.schema),
    columns: { ...other.columns, ...one.columns },
    indexes: [...one.indexes, ...other.indexes.filter((index) => !known.has(JSON.stringify(index)))],
    raw: one.raw || other.raw,
    search: one.search === false ? other.search : one.search,
  };
}

/** Adds fields that only the first collection has to the schema of the second. */
function mergeSchemas(one: Collection['schema'], other: Collection['schema']): Collection['schema'] {
  if (!isObjectSchema(one) || !isObjectSchema(other)) return other;
  const missing = Object.entries(one.shape).filter(([name]) => !Object.hasOwn(other.shape, name));
  return missing.length === 0 ? other : other.safeExtend(Object.fromEntries(missing));
}

function mergeSources(one: Collection, other: Collection): Collection['sources'] {
  const sourceKeys = new Set(one.sources.map((source) => JSON.stringify(source)));
  return [...one.sources, ...other.sources.filter((source) => !sourceKeys.has(JSON.stringify(source)))];
}

function others(all: readonly (readonly [string, Collection])[], name: string): string[] {
  return all
    .filter(([other]) => other !== name)
    .flatMap(([, { sources }]) => sources)
    .flatMap((source) => (source.kind === 'folder' && source.cwd === undefined ? source.include : []));
}

function excludeFiles(collection: Collection, taken: readonly string[]): Collection {
  return {
    ...collection,
    sources: collection.sources.map((source) =>
      source.kind === 'folder' ? { ...source, exclude: [...source.exclude, ...taken] } : source,
    ),
  };
}
