import { posix } from 'node:path';
import type { ImportedSite, PageSource, Section } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { textProp } from '../../convert/components.ts';
import { splitFrontMatter } from '../../convert/front-matter.ts';
import { isObject } from '../../read/evaluate.ts';
import { readModule } from '../../read/read-module.ts';
import { parseRedirects } from '../../read/read-redirects.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';
import { findConfig, parseRepository } from '../find-config.ts';
import { nuxtDialect } from './dialect.ts';

const CONFIG = /(?:^|\/)nuxt\.config\.[cm]?[jt]s$/u;
const ORDER = /^(\d+)\.(?!x$)(?=.)/u;

/** Imports Nuxt Content and Docus sites. Their markdown is that of Recto with other component names. */
export const nuxtContent: Tool = {
  name: 'nuxt-content',
  title: 'Nuxt Content',
  find: (source) => {
    const isContent = (file: string): boolean =>
      source.files.some((path) => path.startsWith(`${posix.join(posix.dirname(file), 'content')}/`));
    const contentSource = { ...source, files: source.files.filter((file) => CONFIG.test(file) && isContent(file)) };
    const config = findConfig(contentSource, CONFIG);
    return config === undefined ? undefined : posix.dirname(config).replace(/^\.$/u, '');
  },
  read: (source, folder, report) => {
    const config = readConfigs(source, folder);
    const contentFolder = posix.join(folder, 'content');
    const pages = listPages(source, contentFolder, report);
    const roots = Map.groupBy(
      pages.filter(({ kind }) => kind === undefined || kind === 'docs' || kind === 'blog'),
      rootOf,
    );
    const sections = [...roots].map(([path, sectionPages]): Section => ({
      kind: sectionPages.every(({ kind }) => kind === 'blog') ? 'blog' : 'docs',
      path,
    }));
    const isWhole = sections.some(({ path }) => path === '/');
    const landings = pages
      .filter(({ kind }) => kind === 'landing')
      .map(({ path }): Section => ({ kind: 'landing', path }));
    const hasPages = pages.some(({ kind }) => kind === 'page');
    return {
      title: textProp(config.site['name']) ?? 'Documentation',
      ...readSiteDetails(config),
      languages: [{ code: 'en' }],
      sections: [...landings, ...sections, ...(hasPages && !isWhole ? [{ kind: 'page' as const, path: '/' }] : [])],
      pages,
      folders: listFolders(source, contentFolder),
      header: [],
      redirects: redirectsOf(source, folder, report),
      publicFolders: [posix.join(folder, 'public')],
      dialect: nuxtDialect(),
    };
  },
};

interface Configs {
  site: Record<string, unknown>;
  app: Record<string, unknown>;
  studio: Record<string, unknown>;
}

function readConfigs(source: Source, folder: string): Configs {
  const read = (names: readonly string[]): Record<string, unknown> => {
    const file = names.map((name) => posix.join(folder, name)).find((path) => source.has(path));
    return objectOf(file === undefined ? undefined : readModule(source, file));
  };
  const nuxt = read(['nuxt.config.ts', 'nuxt.config.js', 'nuxt.config.mjs']);
  return {
    site: objectOf(nuxt['site']),
    app: read(['app/app.config.ts', 'app.config.ts', 'app.config.js']),
    studio: objectOf(nuxt['studio']),
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function readSiteDetails({ site, app, studio }: Configs): Partial<ImportedSite> {
  const url = textProp(site['url']);
  const { primary, neutral } = objectOf(objectOf(app['ui'])['colors']);
  const socials = objectOf(app['socials']);
  const { owner, repo, branch, rootDir } = objectOf(studio['repository']);
  const repository =
    typeof owner === 'string' && typeof repo === 'string'
      ? {
          owner,
          name: repo,
          ...(typeof branch === 'string' && branch !== 'main' && { branch }),
          ...(typeof rootDir === 'string' && { rootDir }),
        }
      : parseRepository(objectOf(app['github'])['url']);
  const accounts = Object.fromEntries(
    ['discord', 'bluesky', 'x'].flatMap((name) =>
      typeof socials[name] === 'string' ? [[name, socials[name]] as const] : [],
    ),
  );
  return {
    ...(url !== undefined && { url }),
    ...(typeof primary === 'string' && { primary }),
    ...(typeof neutral === 'string' && { neutral }),
    ...(repository && { repository }),
    socials: accounts,
  };
}

/** Lists the pages; numbers in file names have the same meaning as in Recto. */
function listPages(source: Source, contentFolder: string, report: Report): PageSource[] {
  const files = source.files.filter((file) => file.startsWith(`${contentFolder}/`) && !/\/\./u.test(file));
  const isDocus = !files.some((file) => file.startsWith(`${contentFolder}/docs/`));
  return files.flatMap((file): PageSource[] => {
    if (!file.endsWith('.md')) {
      report.add('dropped', 'data', 'Data files are not imported: define a collection and copy the file.', { file });
      return [];
    }
    const segments = file.slice(contentFolder.length + 1, -'.md'.length).split('/');
    const plain = segments.map((segment) => segment.replace(ORDER, ''));
    const isIndex = plain.at(-1) === 'index';
    const path = `/${(isIndex ? plain.slice(0, -1) : plain).join('/')}`;
    const [, number] = ORDER.exec(segments.at(-1) ?? '') ?? [];
    const { values } = splitFrontMatter(source.text(file) ?? '').fields;
    return [
      {
        file,
        language: 'en',
        path: path.toLowerCase(),
        kind: kindOf(path, isIndex, segments.length, isDocus, 'date' in values),
        ...(isIndex ? { isIndex } : number !== undefined && { order: Number(number) }),
      },
    ];
  });
}

function kindOf(
  path: string,
  isIndex: boolean,
  depth: number,
  isDocus: boolean,
  hasDate: boolean,
): NonNullable<PageSource['kind']> {
  if (path === '/') return 'landing';
  if (hasDate && depth === 2) return 'blog';
  if (isDocus || path.startsWith('/docs/') || path === '/docs') return 'docs';
  return isIndex && depth === 2 ? 'landing' : 'page';
}

/** Returns the first folder of blog posts and documentation pages, and `/` for all others, as in Docus. */
function rootOf({ path, kind }: PageSource): string {
  return kind === 'blog' || path.startsWith('/docs/') ? `/${path.split('/')[1] ?? ''}` : '/';
}

function listFolders(source: Source, contentFolder: string): NonNullable<ImportedSite['folders']> {
  const folders = new Set(
    source.files
      .filter((file) => file.startsWith(`${contentFolder}/`))
      .map((file) => posix.dirname(file).slice(contentFolder.length)),
  );
  return [...folders].flatMap((folder) => {
    const path = folder
      .split('/')
      .map((segment) => segment.replace(ORDER, ''))
      .join('/');
    if (path === '') return [];
    const [, number] = ORDER.exec(posix.basename(folder)) ?? [];
    const settings = source.text(`${contentFolder}${folder}/.navigation.yml`);
    const title = /^title:\s*(.+)$/mu.exec(settings ?? '')?.[1]?.replaceAll(/^['"]|['"]$/gu, '');
    return [
      {
        language: 'en',
        path,
        ...(title !== undefined && { title }),
        ...(number !== undefined && { order: Number(number) }),
      },
    ];
  });
}

function redirectsOf(source: Source, folder: string, report: Report): Record<string, string> {
  const file = ['_redirects', 'public/_redirects']
    .map((name) => posix.join(folder, name))
    .find((path) => source.has(path));
  if (file === undefined) return {};
  const { redirects, left } = parseRedirects(source.text(file) ?? '');
  for (const { line, text } of left)
    report.add('dropped', 'redirect', `The redirect rule "${text}" is not imported.`, { file, line });
  return redirects;
}
