import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedSite, PageSource } from '../../../packages/import/src/model/site.ts';
import { readFolder } from '../../../packages/import/src/read/read-folder.ts';
import type { Source } from '../../../packages/import/src/read/source.ts';
import { createReport } from '../../../packages/import/src/report/report.ts';
import { tools } from '../../../packages/import/src/tools/tools.ts';
import { readBuiltPage } from './built-page.ts';
import type { BuiltPage } from './built-page.ts';
import { createLinkResolver } from './resolve-source-link.ts';
import type { LinkTarget } from './resolve-source-link.ts';
import { readSourcePage } from './source-pages.ts';
import type { SourcePage } from './source-pages.ts';

/** The internal links of a site. */
export interface LinkCheck {
  /** Number of links that work in the source. */
  working: number;
  /** Those that do not work on the built site: file, URL, and what is missing. */
  lost: readonly string[];
  /** Links whose target is missing in the source, or is not a page of the content. */
  broken: readonly string[];
}

/** Returns the path of a page on the built site. `target` is its content file. */
export function builtPath(target: string): string {
  const path = target
    .replace(/^content\//u, '')
    .replace(/\.md$/u, '')
    .split('/')
    .map((segment) => segment.replace(/^\d+\.(?!x$)(?=.)/u, ''))
    .join('/')
    .replace(/(?:^|\/)index$/u, '');
  return `/${path}`;
}

/** Follows every internal link of the source on the built site. `sources` has the source file by content file. */
export function checkLinks(
  from: string,
  output: string,
  sources: Readonly<Record<string, string>>,
  languages: readonly string[],
): LinkCheck {
  const source = readFolder(from);
  const { name, site } = readSite(source, languages);
  const resolve = createLinkResolver(name, site, source);
  const targets = new Map(Object.entries(sources).map(([target, file]) => [file, builtPath(target)]));
  const pages = new Map(site.pages.map((page) => [page.file, readSourcePage(page, site, source)]));
  const built = new Map(
    [...targets].map(([file, path]) => [file, readBuiltPage(join(output, path, 'index.html'), path)]),
  );
  const follow = followLink(output, pages, targets, built);
  const lost: string[] = [];
  const broken: string[] = [];
  let working = 0;
  for (const { page, links } of pages.values()) {
    for (const { url, file } of links) {
      const target = resolve(url, file, page);
      const isBroken =
        target === undefined || (target.kind === 'page' && !hasAnchor(target.anchor, pages.get(target.page.file)));
      if (isBroken) broken.push(`${file}: ${url}`);
      // The page of a link with a broken anchor still has to be found.
      if (target === undefined) continue;
      if (!isBroken) working += 1;
      const missing = follow(page, isBroken && target.kind === 'page' ? { ...target, anchor: '' } : target);
      if (missing !== undefined) lost.push(`${file}: ${url}: ${missing}`);
    }
  }
  return { working, lost, broken };
}

function readSite(source: Source, languages: readonly string[]): { name: string; site: ImportedSite } {
  for (const tool of tools) {
    const folder = tool.find(source);
    if (folder !== undefined)
      return { name: tool.name, site: tool.read(source, folder, createReport(), { languages }) };
  }
  throw new Error('No tool was recognised in the source.');
}

function hasAnchor(anchor: string, page: SourcePage | undefined): boolean {
  return anchor === '' || anchor === 'top' || page?.ids.has(anchor) === true;
}

/** Creates a function that returns what is missing on the built site for a link, or `undefined` if the link works. */
function followLink(
  output: string,
  pages: ReadonlyMap<string, SourcePage>,
  targets: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, BuiltPage | undefined>,
): (page: PageSource, target: LinkTarget) => string | undefined {
  return (page, target) => {
    const links = built.get(page.file)?.links;
    if (!links) return 'the page is not built';
    if (target.kind === 'redirect') {
      if (!existsSync(join(output, target.path, 'index.html'))) return 'the redirect is not built';
      return [...links].some((link) => link.split('#')[0] === target.path) ? undefined : 'no link to the redirect';
    }
    if (target.kind === 'file') {
      const link = [...links].find((url) => url.split('/').at(-1) === target.path);
      return link !== undefined && existsSync(join(output, link)) ? undefined : 'no link to the file';
    }
    const path = targets.get(target.page.file) ?? '';
    const builtPage = built.get(target.page.file);
    if (!builtPage) return `the page ${path} is not built`;
    // A first heading becomes the title, at the beginning of the page.
    const isTitle = target.anchor === '' || target.anchor === pages.get(target.page.file)?.titleId;
    if (!isTitle && !builtPage.ids.has(target.anchor)) return `the page ${path} has no "#${target.anchor}"`;
    const expected = isTitle ? path : `${path}#${target.anchor}`;
    const isFound = links.has(expected) || (isTitle && [...links].some((link) => link.split('#')[0] === path));
    return isFound ? undefined : `no link to ${expected}`;
  };
}
