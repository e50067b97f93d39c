import { posix } from 'node:path';
import type { PageSource, SidebarEntry } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { isObject } from '../../read/evaluate.ts';
import { readAliases } from '../../read/read-aliases.ts';
import { readModule } from '../../read/read-module.ts';
import type { Source } from '../../read/source.ts';
import { findDependent } from '../find-config.ts';
import { nextraDialect } from './dialect.ts';

const PAGE = /\.mdx?$/u;
const FOLDERS = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'];

/** Imports Nextra sites: a package that depends on Nextra, with content files in `content`, `pages` or `app`. */
export const nextra: Tool = {
  name: 'nextra',
  title: 'Nextra',
  find: (source) => {
    const manifest = findDependent(source, 'nextra');
    return manifest === undefined ? undefined : posix.dirname(manifest).replace(/^\.$/u, '');
  },
  read: (source, folder) => {
    const contentFolder = FOLDERS.map((name) => posix.join(folder, name)).find((path) =>
      source.files.some((file) => file.startsWith(`${path}/`) && PAGE.test(file)),
    );
    const pages = contentFolder === undefined ? [] : listPages(source, contentFolder);
    const sidebar = contentFolder === undefined ? [] : readFolder(source, contentFolder, pages, '/');
    const theme = ['theme.config.tsx', 'theme.config.jsx', 'theme.config.js', 'theme.config.ts']
      .map((name) => posix.join(folder, name))
      .find((path) => source.has(path));
    const config = theme === undefined ? undefined : readModule(source, theme);
    const project = isObject(config) && isObject(config['project']) ? textProp(config['project']['link']) : undefined;
    const [, owner, name] = /github\.com\/([^/]+)\/([^/]+)/u.exec(project ?? '') ?? [];
    return {
      title: titleOf(source, theme),
      ...(owner !== undefined && name !== undefined && { repository: { owner, name } }),
      languages: [{ code: 'en' }],
      sections: [{ kind: 'docs', path: '/', sidebar: [...sidebar, '*'] }],
      pages,
      header: [],
      redirects: {},
      publicFolders: [posix.join(folder, 'public')],
      dialect: nextraDialect(folder, readAliases(source, folder)),
    };
  },
};

/** Finds the name of the site, which is in the code of the logo. */
function titleOf(source: Source, theme: string | undefined): string {
  const text = theme === undefined ? '' : (source.text(theme) ?? '');
  return /logo:[\s\S]{0,80}?>([^<>{}]+)</u.exec(text)?.[1]?.trim() ?? 'Documentation';
}

function listPages(source: Source, contentFolder: string): PageSource[] {
  const isApp = contentFolder.endsWith('app');
  return source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(`${contentFolder}/`) || !PAGE.test(file)) return [];
    const segments = file
      .slice(contentFolder.length + 1)
      .replace(PAGE, '')
      .split('/')
      .filter((segment) => !/^\(.*\)$/u.test(segment));
    if (segments.some((segment) => /^[_[]/u.test(segment))) return [];
    const isIndex = segments.at(-1) === (isApp ? 'page' : 'index');
    if (isApp && !isIndex) return [];
    return [
      {
        file,
        language: 'en',
        path: `/${(isIndex ? segments.slice(0, -1) : segments).join('/')}`,
        ...(isIndex && { isIndex }),
      },
    ];
  });
}

/** Reads order and labels from the `_meta` files. */
function readFolder(source: Source, folder: string, pages: readonly PageSource[], path: string): SidebarEntry[] {
  const file = ['_meta.js', '_meta.ts', '_meta.jsx', '_meta.tsx', '_meta.json', '_meta.global.js', '_meta.global.ts']
    .map((name) => posix.join(folder, name))
    .find((name) => source.has(name));
  const meta = file === undefined ? undefined : readModule(source, file);
  return Object.entries(isObject(meta) ? meta : {}).flatMap(([name, value]): SidebarEntry[] => {
    const label = textProp(value) ?? (isObject(value) ? textProp(value['title']) : undefined);
    const { type, display, href } = isObject(value) ? value : {};
    if (display === 'hidden' || type === 'separator') return [];
    if (typeof href === 'string') return [{ to: href, label: label ?? href }];
    const target = normalisePath(posix.join(path, name === 'index' ? '' : name));
    const childEntries = readFolder(source, posix.join(folder, name), pages, target);
    const page = pages.find((one) => normalisePath(one.path) === target);
    const isFolder = target !== '/' && pages.some((one) => normalisePath(one.path).startsWith(`${target}/`));
    if (childEntries.length > 0) {
      const folderPage = page && !childEntries.some((entry) => entry === target) ? [target] : [];
      return [{ label: label ?? name, items: [...folderPage, ...childEntries] }];
    }
    if (!page && !isFolder) return [];
    return [label === undefined ? target : { to: target, label }];
  });
}
