import type { ContentError } from '../errors.ts';
import type { LinkedFile } from './file-links.ts';
import type { FoundUrl } from './find-urls.ts';
import { linkToDraft, missingAnchor, missingFile, missingPage } from './link-errors.ts';
import { createLinkTargets, parseTarget } from './link-targets.ts';
import type { LinkedSite, Target, LinkTargets } from './link-targets.ts';

/** Finds broken links, anchors and media. Links to former paths are not errors; see `checkFormerPaths`. */
export function checkLinks(site: LinkedSite): ContentError[] {
  const targets = createLinkTargets(site);
  const errors = site.files.flatMap((file) => file.urls.flatMap((link) => checkUrl(link, file, targets)));
  // The same error on the same line is reported once.
  return [...new Map(errors.map((error) => [String(error), error])).values()];
}

function checkUrl(link: FoundUrl, file: LinkedFile, targets: LinkTargets): ContentError[] {
  const { url, kind } = link;
  const pagePath = file.paths.find(({ isPage }) => isPage)?.path;
  const target = parseTarget(url, pagePath ?? '/');
  if (!target) return [];
  const position = { file: file.file, line: link.line, column: link.column };
  if (kind === 'media') return targets.isFileOrAllowed(target.path) ? [] : [missingFile(url, position)];
  if (url.startsWith('#')) {
    // Data can be shown on any page, so its anchors cannot be checked.
    return pagePath === undefined || hasAnchor(file, target, targets)
      ? []
      : [missingAnchor(url, 'this file', [...(file.ids ?? [])], position)];
  }
  const page = targets.findPage(target.path, file.locale);
  if (!page || (page.draft && !file.draft)) {
    if (targets.isFileOrAllowed(target.path) || targets.isRoot(target.path)) return [];
    if (!page && targets.findMoved(target.path, file.locale)) return [];
    return [page ? linkToDraft(url, position) : missingPage(url, targets.suggest(target.path, file.locale), position)];
  }
  return hasAnchor(page, target, targets) ? [] : [missingAnchor(url, page.file, [...(page.ids ?? [])], position)];
}

/** `#` and `#top` lead to the top of a page and need no element with an id. */
function hasAnchor({ ids }: LinkedFile, { path, id }: Target, targets: LinkTargets): boolean {
  return id === '' || id === 'top' || !ids || ids.has(id) || targets.isAllowed(`${path}#${id}`);
}
