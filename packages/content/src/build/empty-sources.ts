import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { allowedEdits, editDistance } from '../search/find/edit-distance.ts';
import type { OpenSource, Task } from './list-tasks.ts';
import { fixedStart, placeInSource } from './source-files.ts';

/**
 * Warnings for patterns that match no file: their pages would be missing without a word. With several languages, the
 * default one has to have files; other languages may be without a translation.
 */
export function findEmptySources(
  sources: readonly OpenSource[],
  tasks: readonly Task[],
  config: ContentConfig,
  root: string,
): ContentError[] {
  const warnings = new Map<string, ContentError>();
  for (const open of sources) {
    const { source, base } = open;
    // That the folder itself is missing is an error already.
    if (source.kind !== 'folder' || source.optional || base === undefined || !existsSync(base)) continue;
    const keys = tasks.flatMap((task) => (task.base === base ? (task.owners[0]?.key ?? []) : []));
    for (const pattern of source.include) {
      const patterns = { include: [pattern], exclude: source.exclude, prefix: undefined };
      const start = fixedStart(pattern, pattern);
      const place = {
        collection: open.collection,
        pattern,
        base,
        // Comparing the first folders is much cheaper than matching a pattern, and excludes most files.
        hasMatch: (isWanted: (key: string) => boolean): boolean =>
          keys.some(
            (key) => key.includes(start) && isWanted(key) && placeInSource(key, patterns, config.locales) !== undefined,
          ),
      };
      if (hasFiles(place, config)) continue;
      // A pattern for any file does not name a place that could be missing.
      if (pattern.startsWith('*') && !isMisplaced(place, config)) continue;
      warnings.set(`${base} ${pattern}`, emptySource(place, config, join(basename(root), open.label)));
    }
  }
  return [...warnings.values()];
}

interface Place {
  collection: string;
  pattern: string;
  base: string;
  /** Whether one of the wanted files matches the pattern. */
  hasMatch: (isWanted: (key: string) => boolean) => boolean;
}

function hasFiles({ collection, hasMatch }: Place, config: ContentConfig): boolean {
  const [language] = config.locales;
  return hasMatch((key) => !needsLanguage(collection, config) || isIn(language, key));
}

/** Whether there are files beside the folders of the languages, which no page is made of. */
function isMisplaced({ collection, hasMatch }: Place, config: ContentConfig): boolean {
  return needsLanguage(collection, config) && hasMatch((key) => !config.locales.some((locale) => isIn(locale, key)));
}

/** Pages of a site in several languages are in the folder of a language. */
function needsLanguage(collection: string, { locales, collections, localisedLinks }: ContentConfig): boolean {
  return locales.length > 1 && localisedLinks === true && collections[collection]?.type === 'page';
}

function isIn(folder: string, key: string): boolean {
  return key.startsWith(`${folder}/`);
}

function emptySource(place: Place, config: ContentConfig, label: string): ContentError {
  const { collection, pattern, base } = place;
  const [language] = config.locales;
  const prefix = needsLanguage(collection, config) ? `${language}/` : '';
  const folder = fixedStart(pattern, pattern).replace(/\/$/u, '');
  const isFile = !pattern.startsWith('*') && (folder === '' || !/[*?[\]{}!]/u.test(pattern));
  const expected = isFile ? pattern : folder;
  const isThere = existsSync(join(base, prefix, expected));
  const name = join(label, prefix, expected).replace(/\/$/u, '');
  const state = isThere ? `there are none in ${name}` : `there is no ${isFile ? 'file' : 'folder'} ${name}`;
  const near = nearestEntry(join(base, prefix), expected);
  const hint = isMisplaced(place, config)
    ? `Move ${expected === '' ? 'them' : join(label, expected)} to ${name}: with several languages, each has a folder.`
    : near === undefined
      ? `Create it, or name other files in "source".`
      : `Rename ${join(label, prefix, near)}, or name it in "source".`;
  return new ContentError('source/empty', `The collection "${collection}" has no files: ${state}.`, hint, {
    file: config.file,
  });
}

/**
 * What is there under a similar name instead of the first part of a path that does not exist: with a number before it, in
 * another case, or with a letter changed.
 */
function nearestEntry(base: string, path: string): string | undefined {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && existsSync(join(base, first))) {
    const near = nearestEntry(join(base, first), rest.join('/'));
    return near === undefined ? undefined : `${first}/${near}`;
  }
  const names = existsSync(base) ? readdirSync(base).filter((name) => name !== first && !name.startsWith('.')) : [];
  const distanceOf = (name: string): number =>
    editDistance(first.toLowerCase(), name.toLowerCase().replace(/^\d+\./u, ''), allowedEdits(first)).whole;
  const [best] = names.map((name) => ({ name, distance: distanceOf(name) })).sort((a, b) => a.distance - b.distance);
  return best && best.distance <= allowedEdits(first) ? best.name : undefined;
}
