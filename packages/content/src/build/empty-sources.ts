import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { allowedEdits, editDistance } from '../search/find/edit-distance.ts';
import type { OpenedSource, Task } from './list-tasks.ts';
import { staticPrefix, pathInSource } from './source-files.ts';

/**
 * Returns warnings for patterns that match no file, because their pages would be missing without notice. With several
 * languages, only the default one must have files; translations are optional.
 */
export function findEmptySources(
  sources: readonly OpenedSource[],
  tasks: readonly Task[],
  config: ContentConfig,
  root: string,
): ContentError[] {
  const warnings = new Map<string, ContentError>();
  for (const { collection, source, base, label } of sources) {
    // A missing folder is already reported as an error.
    if (source.kind !== 'folder' || source.optional || base === undefined || !existsSync(base)) continue;
    const keys = tasks.flatMap((task) => (task.base === base ? (task.owners[0]?.key ?? []) : []));
    for (const pattern of source.include) {
      const patterns = { include: [pattern], exclude: source.exclude, prefix: undefined };
      const start = staticPrefix(pattern, pattern);
      const sourcePattern = {
        collection,
        pattern,
        base,
        // Searching the path for the fixed folders of the pattern is much cheaper than matching it, and excludes most
        // files.
        hasMatch: (isWanted: (key: string) => boolean): boolean =>
          keys.some(
            (key) => key.includes(start) && isWanted(key) && pathInSource(key, patterns, config.locales) !== undefined,
          ),
      };
      if (hasFiles(sourcePattern, config)) continue;
      // A pattern such as `**` does not name a folder that could be missing.
      if (pattern.startsWith('*') && !isMisplaced(sourcePattern, config)) continue;
      warnings.set(`${base} ${pattern}`, emptySource(sourcePattern, config, join(basename(root), label)));
    }
  }
  return [...warnings.values()];
}

interface SourcePattern {
  collection: string;
  pattern: string;
  base: string;
  /** Whether at least one of the selected files matches the pattern. */
  hasMatch: (isWanted: (key: string) => boolean) => boolean;
}

function hasFiles({ collection, hasMatch }: SourcePattern, config: ContentConfig): boolean {
  const [language] = config.locales;
  return hasMatch((key) => !needsLanguage(collection, config) || isIn(language, key));
}

/** Whether there are files outside of the language folders, which are not used for pages. */
function isMisplaced({ collection, hasMatch }: SourcePattern, config: ContentConfig): boolean {
  return needsLanguage(collection, config) && hasMatch((key) => !config.locales.some((locale) => isIn(locale, key)));
}

/** Whether pages of this collection have to be in the folder of a language. */
function needsLanguage(collection: string, { locales, collections, localisedLinks }: ContentConfig): boolean {
  return locales.length > 1 && localisedLinks === true && collections[collection]?.type === 'page';
}

function isIn(folder: string, key: string): boolean {
  return key.startsWith(`${folder}/`);
}

function emptySource(sourcePattern: SourcePattern, config: ContentConfig, label: string): ContentError {
  const { collection, pattern, base } = sourcePattern;
  const [language] = config.locales;
  const prefix = needsLanguage(collection, config) ? `${language}/` : '';
  const folder = staticPrefix(pattern, pattern).replace(/\/$/u, '');
  const isFile = !pattern.startsWith('*') && (folder === '' || !/[*?[\]{}!]/u.test(pattern));
  const expected = isFile ? pattern : folder;
  const isExisting = existsSync(join(base, prefix, expected));
  const name = join(label, prefix, expected).replace(/\/$/u, '');
  const state = isExisting ? `there are none in ${name}` : `there is no ${isFile ? 'file' : 'folder'} ${name}`;
  const suggestion = nearestEntry(join(base, prefix), expected);
  const hint = isMisplaced(sourcePattern, config)
    ? `Move ${expected === '' ? 'them' : join(label, expected)} to ${name}: on a site with several languages, each language has a folder.`
    : suggestion === undefined
      ? `${isExisting ? 'Add files there' : 'Create it'}, or name other files in "source".`
      : `Rename ${join(label, prefix, suggestion)}, or name it in "source".`;
  return new ContentError('source/empty', `The collection "${collection}" has no files: ${state}.`, hint, {
    file: config.file,
  });
}

/**
 * Finds an existing entry with a name similar to the first part of a path that does not exist: with a leading number,
 * in a different case, or with a few different letters.
 */
function nearestEntry(base: string, path: string): string | undefined {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && existsSync(join(base, first))) {
    const suggestion = nearestEntry(join(base, first), rest.join('/'));
    return suggestion === undefined ? undefined : `${first}/${suggestion}`;
  }
  const names = existsSync(base) ? readdirSync(base).filter((name) => name !== first && !name.startsWith('.')) : [];
  const distanceOf = (name: string): number =>
    editDistance(first.toLowerCase(), name.toLowerCase().replace(/^\d+\./u, ''), allowedEdits(first)).whole;
  const [best] = names.map((name) => ({ name, distance: distanceOf(name) })).sort((a, b) => a.distance - b.distance);
  return best && best.distance <= allowedEdits(first) ? best.name : undefined;
}
