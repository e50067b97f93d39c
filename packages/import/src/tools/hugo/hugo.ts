import { posix } from 'node:path';
import type { FolderSettings, Language, PageSource } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { textProp } from '../../convert/components.ts';
import { splitFrontMatter } from '../../convert/front-matter.ts';
import { isObject } from '../../read/evaluate.ts';
import { parseData } from '../../read/parse-data.ts';
import type { Source } from '../../read/source.ts';
import { findConfig } from '../find-config.ts';
import { hugoDialect } from './dialect.ts';

const CONFIG = /(?:^|\/)(?:hugo|config|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/u;

/** Imports Hugo sites: a configuration, and content files in `content`. */
export const hugo: Tool = {
  name: 'hugo',
  title: 'Hugo',
  find: (source) => {
    const rootOf = (file: string): string =>
      posix
        .dirname(file)
        .replace(/(?:^|\/)config\/_default$/u, '')
        .replace(/^\.$/u, '');
    const isSite = (file: string): boolean =>
      source.files.some((path) => path.startsWith(`${posix.join(rootOf(file), 'content')}/`) && path.endsWith('.md'));
    const candidates = { ...source, files: source.files.filter((file) => CONFIG.test(file) && isSite(file)) };
    const config = findConfig(candidates, CONFIG);
    return config === undefined ? undefined : rootOf(config);
  },
  read: (source, folder, _report, options) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const file = source.files.find((path) => path.startsWith(prefix) && CONFIG.test(path.slice(prefix.length))) ?? '';
    const data = parseData(file, source.text(file) ?? '');
    const config = isObject(data) ? data : {};
    const languages = languagesOf(config, options.languages);
    const contentFolder = posix.join(folder, textProp(config['contentDir']) ?? 'content');
    const { pages, folders } = listPages(source, contentFolder, languages);
    const url = textProp(config['baseURL']) ?? textProp(config['baseurl']);
    return {
      title: textProp(config['title']) ?? 'Documentation',
      ...(url !== undefined && /^https?:\/\/[^/]/u.test(url) && { url: url.replace(/\/$/u, '') }),
      languages,
      sections: [{ kind: 'docs', path: '/' }],
      pages,
      folders,
      header: [],
      redirects: {},
      publicFolders: [posix.join(folder, 'static')].filter((path) =>
        source.files.some((name) => name.startsWith(`${path}/`)),
      ),
      dialect: hugoDialect(),
    };
  },
};

function languagesOf(config: Record<string, unknown>, selected: readonly string[] | undefined): Language[] {
  const first = textProp(config['defaultContentLanguage']) ?? 'en';
  const known = isObject(config['languages']) ? Object.entries(config['languages']) : [];
  const all = [...new Set([first, ...known.map(([code]) => code.toLowerCase())])].map((code): Language => {
    const settings = known.find(([key]) => key.toLowerCase() === code)?.[1];
    return { code, name: isObject(settings) ? textProp(settings['languageName']) : undefined, tag: code };
  });
  const chosen = all.filter(({ code }) => selected?.includes(code) ?? true);
  return chosen.length > 0 ? chosen : all;
}

/**
 * Lists the pages. Their paths are the same as in Hugo, where `slug` and `url` in the front matter change them. Their
 * order is the `weight` in the front matter.
 */
function listPages(
  source: Source,
  contentFolder: string,
  languages: readonly Language[],
): { pages: PageSource[]; folders: FolderSettings[] } {
  const [first] = languages;
  const folders: FolderSettings[] = [];
  const pages = source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(`${contentFolder}/`) || !file.endsWith('.md')) return [];
    const relativePath = file.slice(contentFolder.length + 1);
    const [, path = '', code] = /^(.*?)(?:\.([a-z]{2}(?:-[a-z]{2})?))?\.md$/u.exec(relativePath) ?? [];
    const [firstSegment = '', ...rest] = path.split('/');
    const hasLanguageFolder = languages.some((language) => language.code === firstSegment) && rest.length > 0;
    const language = code ?? (hasLanguageFolder ? firstSegment : (first?.code ?? 'en'));
    if (!languages.some((known) => known.code === language)) return [];
    const segments = hasLanguageFolder ? rest : [firstSegment, ...rest];
    const isIndex = /^_?index$/u.test(segments.at(-1) ?? '');
    const { values } = splitFrontMatter(source.text(file) ?? '').fields;
    const slug = textProp(values['slug']);
    const urlSegments = isIndex ? segments.slice(0, -1) : [...segments.slice(0, -1), slug ?? segments.at(-1) ?? ''];
    const pagePath = textProp(values['url'])?.replace(/(?<=.)\/$/u, '') ?? `/${urlSegments.join('/')}`;
    const order =
      typeof values['weight'] === 'number' && values['weight'] >= 0 ? Math.round(values['weight']) : undefined;
    if (isIndex && pagePath !== '/') folders.push({ language, path: pagePath, ...(order !== undefined && { order }) });
    return [{ file, language, path: pagePath, ...(isIndex ? { isIndex } : order !== undefined && { order }) }];
  });
  return { pages, folders };
}
