import type { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';
import type { FoundAddress } from './find-addresses.ts';
import { leadsToDraft, missingAnchor, missingFile, missingPage } from './link-faults.ts';
import { createTargets, parseTarget } from './targets.ts';
import type { CheckedSite, Target, Targets } from './targets.ts';

/** Finds broken links, anchors and media. Links to former paths are not errors; see `checkFormerPaths`. */
export function checkLinks(site: CheckedSite): ContentError[] {
  const targets = createTargets(site);
  const faults = site.files.flatMap((file) => file.addresses.flatMap((found) => checkAddress(found, file, targets)));
  // The same error on the same line is reported once.
  return [...new Map(faults.map((fault) => [String(fault), fault])).values()];
}

function checkAddress(found: FoundAddress, file: CheckedFile, targets: Targets): ContentError[] {
  const { address, kind } = found;
  const own = file.places.find(({ isPage }) => isPage)?.path;
  const target = parseTarget(address, own ?? '/');
  if (!target) return [];
  const place = { file: file.file, line: found.line, column: found.column };
  if (kind === 'media') return targets.isFile(target.path) ? [] : [missingFile(address, place)];
  if (address.startsWith('#')) {
    // Data can be shown on any page, so its anchors cannot be checked.
    return own === undefined || hasAnchor(file, target, targets)
      ? []
      : [missingAnchor(address, 'this file', [...(file.ids ?? [])], place)];
  }
  const page = targets.findPage(target.path, file.locale);
  if (!page || (page.draft && !file.draft)) {
    if (targets.isFile(target.path) || targets.isRoot(target.path)) return [];
    if (!page && targets.findMoved(target.path, file.locale)) return [];
    return [
      page ? leadsToDraft(address, place) : missingPage(address, targets.suggest(target.path, file.locale), place),
    ];
  }
  return hasAnchor(page, target, targets) ? [] : [missingAnchor(address, page.file, [...(page.ids ?? [])], place)];
}

/** `#` and `#top` lead to the top of a page, which has no id. */
function hasAnchor({ ids }: CheckedFile, { path, id }: Target, targets: Targets): boolean {
  return id === '' || id === 'top' || !ids || ids.has(id) || targets.isAllowed(`${path}#${id}`);
}
