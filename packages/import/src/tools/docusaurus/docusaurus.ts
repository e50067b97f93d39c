import { posix } from 'node:path';
import type { ImportedSite, Language, PageSource, Section, SidebarEntry } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { readModule } from '../../read/read-module.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';
import { findConfig } from '../find-config.ts';
import { objectOf, readConfig } from './config.ts';
import type { DocsInstance, DocusaurusConfig } from './config.ts';
import { docusaurusDialect } from './dialect.ts';
import type { DialectOptions } from './dialect.ts';
import { listDocs } from './docs-pages.ts';
import { autogenerate } from './autogenerate.ts';
import { headerOf } from './navbar.ts';
import { firstPath, group, readSidebar } from './sidebars.ts';
import { readSiteDetails, siteRedirects } from './site-details.ts';

const CONFIG = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/u;

/** Imports Docusaurus sites: a folder with `docusaurus.config.js`. */
export const docusaurus: Tool = {
  name: 'docusaurus',
  title: 'Docusaurus',
  find: (source) => {
    const config = findConfig(source, CONFIG);
    return config === undefined ? undefined : posix.dirname(config).replace(/^\.$/u, '');
  },
  read: (source, folder, report, options) => {
    const config = readConfig(source, folder);
    const languages = languagesOf(config, options.languages);
    const redirects: Record<string, string> = { ...siteRedirects(config) };
    const parts = config.docs.map((instance) => readInstance(source, config, instance, languages, redirects, report));
    const plainPages = listPlainPages(source, folder, languages[0]?.code ?? 'en', report);
    const pages = [...parts.flatMap((part) => part.pages), ...plainPages];
    reportLeftOut(source, config, report);
    const sections = parts.map((part) => part.section);
    const isHome = pages.some(({ path }) => normalisePath(path) === '/');
    const start = parts.map(({ section }) => firstPath(section.sidebar ?? [])).find((path) => path !== undefined);
    if (!isHome && start !== undefined) redirects['/'] = start;
    const isWhole = sections.some(({ path }) => path === '/');
    return {
      title: textProp(config.data['title']) ?? 'Documentation',
      ...readSiteDetails(source, config),
      languages,
      sections: [...sections, ...(plainPages.length > 0 && !isWhole ? [{ kind: 'page' as const, path: '/' }] : [])],
      pages,
      header: headerOf(config, parts),
      redirects,
      publicFolders: publicFolders(source, config),
      dialect: docusaurusDialect(folder, dialectOptions(config)),
    } satisfies ImportedSite;
  },
};

/** The pages and sidebars of one docs instance. */
export interface DocsPart {
  /** The docs instance. */
  instance: DocsInstance;
  /** Its pages in all languages. */
  pages: readonly PageSource[];
  /** Its section of the new site. */
  section: Section;
  /** Returns the path of a document by its id. */
  pathOf: (id: string) => string | undefined;
  /** Entries of its sidebars by name. */
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
}

function readInstance(
  source: Source,
  config: DocusaurusConfig,
  instance: DocsInstance,
  languages: readonly Language[],
  redirects: Record<string, string>,
  report: Report,
): DocsPart {
  const [first] = languages;
  const docs = listDocs(source, instance, instance.folder, first?.code ?? 'en');
  const plugin =
    instance.id === 'default' ? 'docusaurus-plugin-content-docs' : `docusaurus-plugin-content-docs-${instance.id}`;
  const translated = languages.slice(1).flatMap(({ code }) => {
    const contentFolder = posix.join(config.folder, 'i18n', code, plugin, 'current');
    return listDocs(source, instance, contentFolder, code).map(({ page }) => page);
  });
  const context = { source, instance, docs, redirects, report };
  const data = objectOf(instance.sidebars === undefined ? undefined : readModule(source, instance.sidebars));
  const sidebars = Object.fromEntries(Object.entries(data).map(([name, items]) => [name, readSidebar(items, context)]));
  const entries = Object.entries(sidebars).filter(([, items]) => items.length > 0);
  if (entries.length > 1) {
    report.add(
      'changed',
      'sidebar/merged',
      'Several sidebars of one folder were merged into one sidebar with groups.',
      {
        file: instance.sidebars ?? '',
      },
    );
  }
  const [only] = entries;
  const sidebar =
    entries.length > 1
      ? entries.flatMap(([name, items]) => group(labelOf(name, config), items, undefined))
      : (only?.[1] ?? autogenerate('.', context));
  return {
    instance,
    pages: [...docs.map(({ page }) => page), ...translated],
    section: { kind: 'docs', path: instance.root, sidebar },
    pathOf: (id) => docs.find((doc) => doc.id === id)?.page.path,
    sidebars,
  };
}

/** Returns the label of the navbar entry that links to a sidebar. */
function labelOf(name: string, { theme }: DocusaurusConfig): string {
  const items = objectOf(theme['navbar'])['items'];
  const entry = (Array.isArray(items) ? items : []).map(objectOf).find((item) => item['sidebarId'] === name);
  return textProp(entry?.['label']) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

function languagesOf({ data }: DocusaurusConfig, requested: readonly string[] | undefined): Language[] {
  const i18n = objectOf(data['i18n']);
  const first = textProp(i18n['defaultLocale']) ?? 'en';
  const locales = Array.isArray(i18n['locales']) ? i18n['locales'].filter((code) => typeof code === 'string') : [];
  const settings = objectOf(i18n['localeConfigs']);
  const all = [first, ...locales.filter((code) => code !== first)].map((code): Language => {
    const { label, direction, htmlLang } = objectOf(settings[code]);
    return { code, name: textProp(label), tag: textProp(htmlLang), dir: direction === 'rtl' ? 'rtl' : undefined };
  });
  const chosen = all.filter(({ code }) => requested?.includes(code) ?? true);
  return chosen.length > 0 ? chosen : all;
}

/** Lists markdown pages in `src/pages`. React pages are left out. */
function listPlainPages(source: Source, folder: string, language: string, report: Report): PageSource[] {
  const root = posix.join(folder, 'src/pages');
  return source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(`${root}/`) || /(?:^|\/)_/u.test(file.slice(root.length))) return [];
    if (/\.[jt]sx?$/u.test(file) && !/\.(?:test|module|d)\./u.test(file)) {
      report.add('dropped', 'page/react', 'React pages are not imported.', { file });
    }
    if (!/\.mdx?$/u.test(file)) return [];
    const path = file
      .slice(root.length)
      .replace(/\.mdx?$/u, '')
      .replace(/\/index$/u, '');
    return [{ file, language, path: path === '' ? '/' : path, kind: 'page' }];
  });
}

function reportLeftOut(source: Source, { folder }: DocusaurusConfig, report: Report): void {
  for (const [name, message] of [
    ['blog', 'The blog is not imported.'],
    ['versioned_docs', 'Older versions are not imported, only the current one.'],
  ] as const) {
    const path = posix.join(folder, name);
    if (source.files.some((file) => file.startsWith(`${path}/`)))
      report.add('dropped', `folder/${name}`, message, { file: path });
  }
}

function publicFolders(source: Source, { folder, data }: DocusaurusConfig): string[] {
  const names = Array.isArray(data['staticDirectories'])
    ? data['staticDirectories'].filter((name) => typeof name === 'string')
    : ['static'];
  return names
    .map((name) => posix.join(folder, name))
    .filter((path) => source.files.some((file) => file.startsWith(`${path}/`)));
}

function dialectOptions({ data, docs, pluginOptions }: DocusaurusConfig): DialectOptions {
  const { format } = objectOf(data['markdown']);
  const plugins = pluginOptions('docs')?.['remarkPlugins'];
  return {
    isMdx: format !== 'detect' && format !== 'md',
    hasMath: Array.isArray(plugins),
    contentFolders: docs.map(({ folder }) => folder),
  };
}
