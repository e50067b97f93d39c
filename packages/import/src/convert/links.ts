import { posix } from 'node:path';
import type { Dialect } from '../model/dialect.ts';
import type { ImportedSite, PageSource } from '../model/site.ts';
import type { Source } from '../read/source.ts';
import { resolveFile } from './page-scope.ts';
import { normalisePath } from './site-index.ts';
import type { SiteIndex } from './site-index.ts';

/** The parts of the site that are needed to resolve a link. */
export interface LinkContext {
  /** The site that is imported. */
  site: ImportedSite;
  /** Files of the source. */
  source: Source;
  /** Finds pages and files by path. */
  index: SiteIndex;
  /** How the content files differ from Recto's markdown. */
  dialect: Dialect;
  /** Ids on each page of the source; undefined while they are being collected, when every anchor is accepted. */
  ids: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Files to copy next to the pages or into the public folder, by their new path. */
  copies: Map<string, string>;
  /** Linked paths that were not imported. */
  unknown: Set<string>;
}

/** The location of a text: the file that contains it and the page that shows it. */
export interface LinkLocation {
  /** Path of the file in the source. */
  file: string;
  /** The page that shows the text. */
  page: PageSource;
}

/** The URL of a link on the new site, and what is wrong with it. */
export type LinkResult = { url: string; problem?: 'page' | 'anchor' | 'file' };

/** Files that may be stored next to pages; data files there would become rows. */
const MEDIA = /\.(?:png|jpe?g|gif|svg|webp|avif|mp[34]|webm|ogg|wav|pdf|zip)$/iu;

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu;

/** Resolves a link to its URL on the new site. */
export function resolveLink(original: string, location: LinkLocation, context: LinkContext): LinkResult {
  const url = original.startsWith('pathname://') ? original.slice('pathname://'.length) : original;
  if (url === '' || SCHEME.test(url)) return { url };
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(url) ?? [];
  if (path === '') return samePage(url, hash, location, context);
  const target = findPage(path, location, context);
  if (target) {
    const anchor = anchorOf(target, hash, context);
    const isFileLink = /\.mdx?$/iu.test(path) && location.file === location.page.file && !path.startsWith('/');
    const newUrl = isFileLink ? relativeFile(target, location, context) : pathOf(target, path, location);
    return { url: newUrl + query + anchor, ...(hash !== '' && anchor === '' && { problem: 'anchor' as const }) };
  }
  return findFile(path, location, context, query + hash) ?? unknownPage(path, query + hash, location, context);
}

function samePage(url: string, hash: string, location: LinkLocation, context: LinkContext): LinkResult {
  const anchor = anchorOf(location.page, hash, context);
  if (anchor !== '') return { url: anchor };
  return hash === '' || hash === '#' ? { url } : { url: '#top', problem: 'anchor' };
}

/** Returns the anchor if the page has such an id; headings that became titles have none. */
function anchorOf(page: PageSource, hash: string, { ids }: LinkContext): string {
  if (hash === '' || hash === '#') return '';
  const id = decodeHash(hash.slice(1));
  if (id.startsWith(':~:') || id === 'top') return hash;
  return !ids || ids.get(page.file)?.has(id) ? hash : '';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function findPage(path: string, { file, page }: LinkLocation, context: LinkContext): PageSource | undefined {
  const { index, source, dialect, site } = context;
  const { language } = page;
  const plain = decodeHash(path);
  const aliased = resolveFile(
    source,
    file,
    plain.startsWith('.') || startsWithAlias(plain, dialect) ? plain : `./${plain}`,
    dialect.aliases ?? {},
  );
  const byFile = plain.startsWith('/') || aliased === undefined ? undefined : index.pageOf(aliased);
  const found = byFile ?? findBelowRoots(plain, file, context);
  if (found) return found;
  if (plain.startsWith('/')) {
    const [, code, rest] = /^\/([^/]+)(\/.*)?$/u.exec(plain) ?? [];
    const otherLanguage = site.languages.find((one) => one.code === code);
    return index.pageAt(plain, language) ?? (otherLanguage && index.pageAt(rest ?? '/', otherLanguage.code));
  }
  const asFile = posix.join(posix.dirname(file), plain);
  const folders = [
    ...(dialect.linksFrom === 'url' ? [`${page.path}/`] : []),
    posix.dirname(page.path),
    `${page.path}/`,
  ];
  const extensions = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'].map((suffix) =>
    index.pageOf(asFile.replace(/\/$/u, '') + suffix),
  );
  return (
    (dialect.linksFrom === 'file' ? extensions.find(Boolean) : undefined) ??
    folders.map((folder) => index.pageAt(posix.resolve('/', folder, plain), language)).find(Boolean) ??
    extensions.find(Boolean)
  );
}

/** Finds the page of a link to a file that is relative to the content folder or to the folder of the site. */
function findBelowRoots(path: string, file: string, { dialect, index }: LinkContext): PageSource | undefined {
  if (!/\.mdx?$/iu.test(path)) return undefined;
  const roots = (dialect.linkRoots ?? []).filter((root) => root === '' || file.startsWith(`${root}/`));
  return roots.map((root) => index.pageOf(posix.join(root, path))).find(Boolean);
}

function startsWithAlias(path: string, { aliases = {} }: Dialect): boolean {
  return Object.keys(aliases).some((alias) => path.startsWith(alias));
}

/** Returns the path of a page, with the language only if the link points to another language. */
function pathOf(target: PageSource, path: string, { page }: LinkLocation): string {
  const prefix =
    target.language !== page.language && path.startsWith(`/${target.language}/`) ? `/${target.language}` : '';
  return prefix + normalisePath(target.path);
}

function relativeFile(target: PageSource, { page }: LinkLocation, { index }: LinkContext): string {
  const [from, to] = [index.targetOf(page), index.targetOf(target)];
  // A page in another language is shown in the language of the reader.
  if (target.language !== page.language) return normalisePath(target.path);
  const relative = posix.relative(posix.dirname(from), to);
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
}

/** Finds a file that is not a page: next to the text, public, or elsewhere in the source. */
function findFile(
  path: string,
  { file, page }: LinkLocation,
  context: LinkContext,
  rest: string,
): LinkResult | undefined {
  const { source, dialect, index, copies, site } = context;
  const plain = decodeHash(path);
  if (plain.startsWith('/')) return index.isPublic(plain) ? { url: path + rest } : undefined;
  const target = resolveFile(
    source,
    file,
    plain.startsWith('.') || startsWithAlias(plain, dialect) ? plain : `./${plain}`,
    dialect.aliases ?? {},
  );
  if (target === undefined || /\.(?:mdx?|[cm]?[jt]sx?|vue|astro)$/u.test(target)) return undefined;
  const folder = site.publicFolders.find((name) => target.startsWith(`${name}/`));
  if (folder !== undefined) return { url: encodeURI(target.slice(folder.length)) + rest };
  const beside = posix.relative(posix.dirname(page.file), target);
  if (!beside.startsWith('..') && MEDIA.test(target)) {
    copies.set(posix.join('content', posix.dirname(index.targetOf(page)), beside), target);
    return { url: encodeURI(beside.startsWith('.') ? beside : `./${beside}`) + rest };
  }
  copies.set(`public/files/${target}`, target);
  return { url: encodeURI(`/files/${target}`) + rest };
}

function unknownPage(path: string, rest: string, location: LinkLocation, { unknown }: LinkContext): LinkResult {
  const absolute = path.startsWith('/') ? path : posix.resolve('/', posix.dirname(location.page.path), path);
  unknown.add(absolute.replace(/(?<=.)\/+$/u, ''));
  return { url: absolute + rest, problem: 'page' };
}

/** Resolves an image to its URL on the new site, or to an empty URL if the file does not exist. */
export function resolveImage(original: string, location: LinkLocation, context: LinkContext): LinkResult {
  if (original === '' || SCHEME.test(original)) return { url: original };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/u.exec(original) ?? [];
  const file = findFile(path, location, context, rest);
  if (file) return file;
  return context.index.isPublic(`/${path}`) ? { url: `/${path}${rest}` } : { url: '', problem: 'file' };
}
