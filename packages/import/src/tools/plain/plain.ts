import { posix } from 'node:path';
import type { PageSource } from '../../model/site.ts';
import type { Tool } from '../../model/tool.ts';
import { githubSlug } from '../../convert/slugs.ts';

const PAGE = /\.(?:md|markdown)$/iu;
const ORDER = /^(\d+)[-_. ]+(?=\D)/u;
const INDEX = /^(?:index|readme)$/iu;

/** Imports a folder of markdown files of no known tool. */
export const plain: Tool = {
  name: 'plain',
  title: 'a folder of markdown files',
  find: (source) => {
    const pages = source.files.filter((file) => PAGE.test(file));
    if (pages.length === 0) return undefined;
    return pages.some((file) => file.startsWith('docs/')) ? 'docs' : '';
  },
  read: (source, folder) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const files = source.files.filter(
      (file) => file.startsWith(prefix) && PAGE.test(file) && !/(?:^|\/)[._]/u.test(file),
    );
    const indexes = new Set(files.filter((file) => INDEX.test(nameOf(file))).map((file) => posix.dirname(file)));
    const pages = files
      // If a folder has both index.md and README.md, index.md is the page.
      .filter((file) => !/readme$/iu.test(nameOf(file)) || !files.includes(posix.join(posix.dirname(file), 'index.md')))
      .map((file) => pageOf(file, prefix, indexes));
    const home = pages.find(({ path }) => path === '/');
    return {
      title: titleOf(folder === '' ? undefined : folder, home && source.text(home.file)),
      languages: [{ code: 'en' }],
      sections: [{ kind: 'docs', path: '/' }],
      pages,
      header: [],
      redirects: {},
      publicFolders: [],
      dialect: {
        syntaxOf: () => 'markdown',
        slug: githubSlug,
        containers: { info: 'note', danger: 'caution' },
        components: {},
        linksFrom: 'file',
      },
    };
  },
};

function nameOf(file: string): string {
  return posix.basename(file, posix.extname(file));
}

function pageOf(file: string, prefix: string, indexes: ReadonlySet<string>): PageSource {
  const path = file.slice(prefix.length).replace(PAGE, '');
  const segments = path.split('/').map((segment) => segment.replace(ORDER, ''));
  const isIndex = INDEX.test(segments.at(-1) ?? '') && indexes.has(posix.dirname(file));
  const [, number] = ORDER.exec(posix.basename(path)) ?? [];
  return {
    file,
    language: 'en',
    path: `/${(isIndex ? segments.slice(0, -1) : segments).join('/')}`.toLowerCase().replaceAll(/\s+/gu, '-'),
    ...(isIndex ? { isIndex } : number !== undefined && { order: Number(number) }),
  };
}

function titleOf(folder: string | undefined, home: string | undefined): string {
  const heading = /^#\s+(.+)$/mu.exec(home ?? '')?.[1];
  return heading?.replaceAll(/[*`_]/gu, '').trim() ?? folder ?? 'Documentation';
}
