import { posix } from 'node:path';
import type { ImportedSite, PageSource } from '../../../packages/import/src/model/site.ts';
import type { Source } from '../../../packages/import/src/read/source.ts';
import { decode } from './built-page.ts';

/** How a tool resolves links. */
interface Rules {
  /** Whether links to `.md` files are resolved as files; otherwise they are URLs. */
  hasFileLinks: boolean;
  /** Which URLs end with a slash, which relative URLs are resolved against. */
  slash: 'all' | 'index' | 'none';
}

const RULES: Readonly<Record<string, Rules>> = {
  docusaurus: { hasFileLinks: true, slash: 'none' },
  fumadocs: { hasFileLinks: true, slash: 'none' },
  'nuxt-content': { hasFileLinks: false, slash: 'none' },
  starlight: { hasFileLinks: false, slash: 'all' },
  vitepress: { hasFileLinks: false, slash: 'index' },
};

/** What a link of the source leads to. */
export type LinkTarget =
  | { kind: 'page'; page: PageSource; anchor: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'file'; path: string };

/** Creates a function that resolves a link as the tool of the source does; `undefined` for a broken link. */
export function createLinkResolver(
  tool: string,
  site: ImportedSite,
  source: Source,
): (url: string, file: string, page: PageSource) => LinkTarget | undefined {
  const { hasFileLinks, slash } = RULES[tool] ?? { hasFileLinks: true, slash: 'none' };
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return (url, file, page) => {
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/u.exec(url) ?? [];
    if (path === '') return { kind: 'page', page, anchor: decode(anchor) };
    const plain = decode(path);
    if (hasFileLinks && /\.mdx?$/u.test(plain)) {
      const relative = plain.startsWith('/') ? [] : [posix.join(posix.dirname(file), plain)];
      const withoutAlias = plain.replace(/^@site\//u, '');
      const target = [...relative, ...ancestorsOf(file).map((folder) => posix.join(folder, withoutAlias))]
        .map((name) => byFile.get(name))
        .find(Boolean);
      if (target) return { kind: 'page', page: target, anchor: decode(anchor) };
    }
    const hasSlash = slash === 'all' || (slash === 'index' && page.isIndex === true);
    const base = hasSlash ? page.path : posix.dirname(page.path);
    const absolute = posix.resolve('/', base, plain);
    const target = byPath.get(absolute) ?? byPath.get(withoutExtension(absolute));
    if (target) return { kind: 'page', page: target, anchor: decode(anchor) };
    if (site.redirects[absolute] !== undefined) return { kind: 'redirect', path: absolute };
    const isPublic = site.publicFolders.some((folder) => source.has(posix.join(folder, absolute)));
    const beside = posix.join(posix.dirname(file), plain);
    if (isPublic || (!plain.startsWith('/') && !/\.mdx?$/u.test(beside) && source.has(beside)))
      return { kind: 'file', path: posix.basename(absolute) };
    return undefined;
  };
}

/** Lists the folders of a file, outermost first: Docusaurus resolves links against its content folder and its own. */
function ancestorsOf(file: string): string[] {
  const folders = posix.dirname(file).split('/');
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'));
}

/** VitePress removes the extensions of links to pages. */
function withoutExtension(path: string): string {
  const plain = path.replace(/\.(?:md|html)$/u, '').replace(/\/index$/u, '');
  return plain === '' ? '/' : plain;
}
