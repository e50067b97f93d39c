import { posix } from 'node:path';
import type { ImportedSite, Language } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { isObject } from '../../read/evaluate.ts';
import type { Source } from '../../read/source.ts';
import { textProp } from '../../convert/components.ts';
import { findConfig, parseRepository } from '../find-config.ts';
import { readConfig } from './config.ts';
import type { VitepressConfig } from './config.ts';
import { vitepressDialect } from './dialect.ts';
import { listPages } from './pages.ts';
import { headerOf, sectionsOf } from './sidebar.ts';

const CONFIG = /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/u;

/** Imports VitePress sites: a folder with `.vitepress/config`. */
export const vitepress: Tool = {
  name: 'vitepress',
  title: 'VitePress',
  find: (source) => {
    const config = findConfig(source, CONFIG);
    return config === undefined ? undefined : config.slice(0, config.indexOf('.vitepress/')).replace(/\/$/u, '');
  },
  read: (source, folder, report, options) => {
    const config = readConfig(source, folder);
    const languages = languagesOf(config, options.languages);
    const pages = listPages(source, config, languages, report);
    const theme = config.themeOf('root');
    const home = new Set(pages.filter(({ kind }) => kind === 'landing').map(({ path }) => path));
    const sections = sectionsOf(theme, pages, report, config.file);
    const isWhole = sections.some(({ path }) => path === '/');
    const isLeft = pages.some(
      ({ path }) => !home.has(path) && !sections.some((section) => path.startsWith(section.path)),
    );
    return {
      title: textProp(config.data['title']) ?? 'Documentation',
      ...readSiteDetails(config, theme),
      languages,
      sections: [
        ...[...home].map((path) => ({ kind: 'landing' as const, path })),
        ...sections,
        ...(isLeft && !isWhole ? [{ kind: 'page' as const, path: '/' }] : []),
      ],
      pages,
      header: headerOf(theme, pages),
      redirects: {},
      publicFolders: publicFolders(source, config),
      dialect: vitepressDialect(config.folder),
    };
  },
};

/** Lists the languages, that of the root first. */
function languagesOf({ data }: VitepressConfig, requested: readonly string[] | undefined): Language[] {
  const locales = isObject(data['locales']) ? data['locales'] : { root: { lang: data['lang'] } };
  const all = Object.entries(locales).map(([key, locale]): Language => {
    const { lang, label, dir } = isObject(locale) ? locale : {};
    const tag = textProp(lang);
    const code = key === 'root' ? ((tag ?? 'en').split('-')[0] ?? 'en').toLowerCase() : key;
    return { code, name: textProp(label), tag, dir: dir === 'rtl' ? 'rtl' : undefined };
  });
  const chosen = all.filter(({ code }) => requested?.includes(code) ?? true);
  return chosen.length > 0 ? chosen : all;
}

function readSiteDetails({ data }: VitepressConfig, theme: Record<string, unknown>): Partial<ImportedSite> {
  const { sitemap, head } = data;
  const { logo, editLink, socialLinks } = theme;
  const tags: unknown[][] = Array.isArray(head) ? head.filter(Array.isArray) : [];
  const attribute = (tag: string, key: string, value: string, name: string): string | undefined => {
    const match = tags.find(
      ([element, attributes]) => element === tag && isObject(attributes) && attributes[key] === value,
    );
    return isObject(match?.[1]) ? textProp(match[1][name]) : undefined;
  };
  const social: unknown[] = Array.isArray(socialLinks) ? socialLinks : [];
  const github = social
    .map((entry) => (isObject(entry) ? entry['link'] : undefined))
    .find((link) => parseRepository(link));
  return {
    ...ifSet('url', isObject(sitemap) ? textProp(sitemap['hostname']) : undefined),
    ...ifSet(
      'repository',
      parseRepository(isObject(editLink) ? editLink['pattern'] : undefined) ?? parseRepository(github),
    ),
    ...ifSet('logo', logoOf(logo)),
    ...ifSet('icon', attribute('link', 'rel', 'icon', 'href')),
    ...ifSet('primary', attribute('meta', 'name', 'theme-color', 'content')),
  };
}

function ifSet<Key extends keyof ImportedSite>(key: Key, value: ImportedSite[Key] | undefined): Partial<ImportedSite> {
  return value === undefined ? {} : { [key]: value };
}

function logoOf(logo: unknown): ImportedSite['logo'] {
  if (typeof logo === 'string') return { light: logo };
  if (!isObject(logo)) return undefined;
  const light = textProp(logo['light']) ?? textProp(logo['src']);
  const dark = textProp(logo['dark']);
  return light === undefined ? undefined : { light, ...(dark !== undefined && { dark }) };
}

function publicFolders(source: Source, { folder }: VitepressConfig): string[] {
  const name = posix.join(folder, 'public');
  return source.files.some((file) => file.startsWith(`${name}/`)) ? [name] : [];
}
