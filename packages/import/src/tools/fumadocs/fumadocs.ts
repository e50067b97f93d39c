import { posix } from 'node:path';
import type { Language, PageSource } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { readAliases } from '../../read/read-aliases.ts';
import type { Source } from '../../read/source.ts';
import { findDependent, hasMath } from '../find-config.ts';
import { fumadocsDialect } from './dialect.ts';
import { readSidebar } from './page-tree.ts';

const PAGE = /\.mdx?$/u;

/** Imports Fumadocs sites: a package that depends on Fumadocs, with content files in `content/docs`. */
export const fumadocs: Tool = {
  name: 'fumadocs',
  title: 'Fumadocs',
  find: (source) => {
    const hasDocs = (manifest: string): boolean => {
      const contentFolder = posix.join(posix.dirname(manifest), 'content/docs');
      return source.files.some((file) => file.startsWith(`${contentFolder}/`) && PAGE.test(file));
    };
    const docsSource = {
      ...source,
      files: source.files.filter((file) => !file.endsWith('package.json') || hasDocs(file)),
    };
    const manifest = findDependent(docsSource, 'fumadocs-core') ?? findDependent(docsSource, 'fumadocs-ui');
    return manifest === undefined ? undefined : posix.dirname(manifest).replace(/^\.$/u, '');
  },
  read: (source, folder, report, options) => {
    const contentFolder = posix.join(folder, 'content/docs');
    const root = baseUrl(source, folder);
    const languages = languagesOf(source, folder, options.languages);
    const pages = listPages(source, contentFolder, root, languages);
    const blog = posix.join(folder, 'content/blog');
    if (source.files.some((file) => file.startsWith(`${blog}/`))) {
      report.add('dropped', 'folder/blog', 'The blog is not imported.', { file: blog });
    }
    const sidebar = readSidebar(source, contentFolder, pages, root, report);
    const start = pages.find(({ path }) => path === root)?.path ?? pages[0]?.path;
    return {
      title: titleOf(source, folder),
      languages,
      sections: [{ kind: 'docs', path: root, sidebar }],
      pages,
      header: [],
      redirects: root === '/' || start === undefined ? {} : { '/': start },
      publicFolders: [posix.join(folder, 'public')],
      dialect: { ...fumadocsDialect(folder, readAliases(source, folder)), hasMath: hasMath(source, folder) },
    };
  },
};

/** Returns the path that pages begin with: `baseUrl` of the loader. */
function baseUrl(source: Source, folder: string): string {
  const baseUrl = codeFiles(source, folder)
    .map((file) => /loader\([\s\S]{0,400}?baseUrl:\s*['"]([^'"]*)['"]/u.exec(source.text(file) ?? '')?.[1])
    .find((url) => url !== undefined && url.startsWith('/'));
  return (baseUrl ?? '/docs').replace(/(?<=.)\/$/u, '');
}

function codeFiles(source: Source, folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return source.files.filter(
    (file) => file.startsWith(prefix) && /^(?:src\/)?(?:lib|app)\/[^/]*\.tsx?$/u.test(file.slice(prefix.length)),
  );
}

/** Lists the languages of `defineI18n`; translations are `page.fr.mdx` next to `page.mdx`. */
function languagesOf(source: Source, folder: string, requested: readonly string[] | undefined): Language[] {
  const text = codeFiles(source, folder)
    .map((file) => source.text(file) ?? '')
    .find((code) => code.includes('defineI18n'));
  const list = /languages:\s*\[([^\]]*)\]/u.exec(text ?? '')?.[1] ?? '';
  const first = /defaultLanguage:\s*['"]([\w-]+)['"]/u.exec(text ?? '')?.[1] ?? 'en';
  const codes = [first, ...[...list.matchAll(/['"]([\w-]+)['"]/gu)].map(([, code = '']) => code)];
  const all = [...new Set(codes)].map((code): Language => ({ code, tag: code }));
  const chosen = all.filter(({ code }) => requested?.includes(code) ?? true);
  return chosen.length > 0 ? chosen : all;
}

function listPages(source: Source, contentFolder: string, root: string, languages: readonly Language[]): PageSource[] {
  const [first] = languages;
  return source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(`${contentFolder}/`) || !PAGE.test(file) || posix.basename(file).startsWith('.')) return [];
    const [, name = '', code] =
      /^(.*?)(?:\.([a-z]{2}(?:-[a-z]{2,4})?))?\.mdx?$/iu.exec(file.slice(contentFolder.length + 1)) ?? [];
    const language = code ?? first?.code ?? 'en';
    if (!languages.some((one) => one.code === language)) return [];
    const segments = name.split('/').filter((segment) => !/^\(.*\)$/u.test(segment));
    const isIndex = segments.at(-1) === 'index';
    return [
      {
        file,
        language,
        path: posix.join(root, ...(isIndex ? segments.slice(0, -1) : segments)),
        ...(isIndex && { isIndex }),
      },
    ];
  });
}

/** Finds the title of the site, which Fumadocs has in code. */
function titleOf(source: Source, folder: string): string {
  const title = codeFiles(source, folder)
    .map((file) => /nav:\s*\{[\s\S]{0,200}?title:\s*['"]([^'"]+)['"]/u.exec(source.text(file) ?? '')?.[1])
    .find((title) => title !== undefined);
  const name = posix.basename(folder === '' ? 'documentation' : folder);
  return title ?? name.charAt(0).toUpperCase() + name.slice(1);
}
