import { posix } from 'node:path';
import type { ImportedSite, Language, PageSource } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { textProp } from '../../convert/components.ts';
import { splitFrontMatter } from '../../convert/front-matter.ts';
import { githubSlug } from '../../convert/slugs.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import { readAliases } from '../../read/read-aliases.ts';
import { readModule } from '../../read/read-module.ts';
import { parseRedirects } from '../../read/read-redirects.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';
import { findConfig, hasMath, parseRepository } from '../find-config.ts';
import { starlightDialect } from './dialect.ts';
import { readSidebar } from './sidebar.ts';

const CONFIG = /(?:^|\/)astro\.config\.[cm]?[jt]s$/u;
const CONTENT_FOLDER = 'src/content/docs';

/** Imports Astro sites with Starlight. */
export const starlight: Tool = {
  name: 'starlight',
  title: 'Starlight',
  find: (source) => {
    const starlightSource = {
      ...source,
      files: source.files.filter((file) => CONFIG.test(file) && (source.text(file) ?? '').includes('starlight')),
    };
    const config = findConfig(starlightSource, CONFIG);
    return config === undefined ? undefined : posix.dirname(config).replace(/^\.$/u, '');
  },
  read: (source, folder, report, options) => {
    const file =
      source.files.find((path) => CONFIG.test(path) && posix.dirname(path) === (folder === '' ? '.' : folder)) ?? '';
    const astro = objectOf(readModule(source, file));
    const config = objectOf(listOf(astro['integrations']).find((entry) => isObject(entry) && 'title' in entry));
    const languages = languagesOf(config, options.languages);
    const pages = listPages(source, posix.join(folder, CONTENT_FOLDER), config, languages, report);
    const home = pages.some(({ path, kind }) => path === '/' && kind === 'landing');
    return {
      title: titleOf(config['title']),
      ...readSiteDetails(source, folder, astro, config),
      languages,
      sections: [
        ...(home ? [{ kind: 'landing' as const, path: '/' }] : []),
        { kind: 'docs', path: '/', sidebar: readSidebar(config['sidebar'], pages, source, report, file) },
      ],
      pages,
      header: [],
      redirects: redirectsOf(source, folder, astro, report),
      publicFolders: [posix.join(folder, 'public')],
      dialect: { ...starlightDialect(folder, readAliases(source, folder)), hasMath: hasMath(source, folder) },
    };
  },
};

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function titleOf(title: unknown): string {
  return textProp(title) ?? textProp(Object.values(objectOf(title))[0]) ?? 'Documentation';
}

function languagesOf(config: Record<string, unknown>, requested: readonly string[] | undefined): Language[] {
  const locales = Object.entries(objectOf(config['locales']));
  const first = textProp(config['defaultLocale']) ?? 'root';
  const all = (locales.length > 0 ? locales : [['root', { lang: 'en' }] as const])
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .map(([key, locale]): Language => {
      const { label, lang, dir } = objectOf(locale);
      const tag = textProp(lang);
      const code = key === 'root' ? ((tag ?? 'en').split('-')[0] ?? 'en').toLowerCase() : key;
      return { code, name: textProp(label), tag, dir: dir === 'rtl' ? 'rtl' : undefined };
    });
  const chosen = all.filter(({ code }) => requested?.includes(code) ?? true);
  return chosen.length > 0 ? chosen : all;
}

function listPages(
  source: Source,
  contentFolder: string,
  config: Record<string, unknown>,
  languages: readonly Language[],
  report: Report,
): PageSource[] {
  const keys = Object.keys(objectOf(config['locales'])).filter((key) => key !== 'root');
  return source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(`${contentFolder}/`)) return [];
    const path = file.slice(contentFolder.length + 1);
    if (path.endsWith('.mdoc')) report.add('dropped', 'page/markdoc', 'Markdoc files are not imported.', { file });
    if (!/\.(?:md|mdx|markdown)$/u.test(path) || /(?:^|\/)(?:_|404\.)/u.test(path)) return [];
    const { values } = splitFrontMatter(source.text(file) ?? '').fields;
    const segments = path
      .replace(/\.\w+$/u, '')
      .split('/')
      .map(githubSlug);
    const isIndex = segments.at(-1) === 'index';
    const slug = (textProp(values['slug']) ?? (isIndex ? segments.slice(0, -1) : segments).join('/')).replaceAll(
      /^\/+|\/+$/gu,
      '',
    );
    const [first = '', ...rest] = slug.split('/');
    const key = keys.includes(first) ? first : undefined;
    const language = key ?? languageAtRoot(languages, keys);
    if (language === undefined || !languages.some(({ code }) => code === language)) return [];
    const pagePath = `/${key === undefined ? slug : rest.join('/')}`;
    const isHome = values['template'] === 'splash' && pagePath === '/';
    return [
      { file, language, path: pagePath, ...(isIndex && { isIndex }), ...(isHome && { kind: 'landing' as const }) },
    ];
  });
}

/** Returns the language of content files that are not in a language folder. */
function languageAtRoot(languages: readonly Language[], keys: readonly string[]): string | undefined {
  return languages.find(({ code }) => !keys.includes(code))?.code;
}

function readSiteDetails(
  source: Source,
  folder: string,
  astro: Record<string, unknown>,
  config: Record<string, unknown>,
): Partial<ImportedSite> {
  const url = textProp(astro['site']);
  const social: unknown[] = Array.isArray(config['social'])
    ? listOf(config['social']).map((entry) => objectOf(entry)['href'])
    : Object.values(objectOf(config['social']));
  const repository =
    parseRepository(objectOf(config['editLink'])['baseUrl']) ??
    social.map((link) => parseRepository(link)).find(Boolean);
  const logo = objectOf(config['logo']);
  const sourcePath = (path: unknown): string | undefined => {
    const text = textProp(path);
    return text === undefined ? undefined : posix.join(folder, text);
  };
  const light = sourcePath(logo['light'] ?? logo['src']);
  const dark = sourcePath(logo['dark']);
  const icon =
    textProp(config['favicon']) ?? (source.has(posix.join(folder, 'public/favicon.svg')) ? '/favicon.svg' : undefined);
  return {
    ...(url !== undefined && { url: url.replace(/\/$/u, '') }),
    ...(repository && { repository }),
    ...(icon !== undefined && { icon }),
    ...(light !== undefined && {
      logo: {
        light,
        ...(dark !== undefined && { dark }),
        ...(logo['replacesTitle'] === true && { replacesTitle: true }),
      },
    }),
  };
}

function redirectsOf(
  source: Source,
  folder: string,
  astro: Record<string, unknown>,
  report: Report,
): Record<string, string> {
  const file = posix.join(folder, 'public/_redirects');
  const { redirects, left } = parseRedirects(source.text(file) ?? '');
  for (const { line, text } of left)
    report.add('dropped', 'redirect', `The redirect rule "${text}" is not imported.`, { file, line });
  const ownRedirects = Object.entries(objectOf(astro['redirects'])).flatMap(([from, to]) => {
    const target = textProp(to) ?? textProp(objectOf(to)['destination']);
    return target === undefined || from.includes('[') ? [] : [[from, target] as const];
  });
  return { ...redirects, ...Object.fromEntries(ownRedirects) };
}
