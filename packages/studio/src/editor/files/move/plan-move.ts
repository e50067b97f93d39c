import { kindOfDraft } from '../../drafts/draft-file.ts';
import type { DraftBase, DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { FileEntry } from '../list-entries.ts';
import { translatedPath } from './move-files.ts';

/** A file to rename. */
export interface MovedFile {
  /** Current path, with drafts applied. */
  path: string;
  /** Published path; missing if the file is new. */
  publishedPath?: string;
  /** Entry in the list of text files; missing for binary files. */
  entry?: FileEntry;
  /** Published base of a binary file. */
  base?: DraftBase;
}

/** Data that `findFilesToMove` needs. */
export interface MoveState {
  tree: Tree;
  entries: readonly FileEntry[];
  drafts: ReadonlyMap<string, DraftFile>;
}

/** The files to move: those of a file or folder, and of its translations. */
export interface MoveSource {
  /** Language of the file or folder. */
  locale: string | undefined;
  files: readonly MovedFile[];
  /** The corresponding files of other languages, by language. */
  translations: ReadonlyMap<string, readonly MovedFile[]>;
}

/**
 * Finds the file at a path, or all files of the folder at that path, and the corresponding files of other languages.
 */
export function findFilesToMove(source: string, state: MoveState): MoveSource {
  const { folders, locales } = state.tree;
  const [first = '', ...below] = pathBelow(source, folders.content)?.split('/') ?? [];
  const locale = below.length > 0 && locales.includes(first) ? first : undefined;
  const all = listFiles(state);
  const filesAt = (path: string): MovedFile[] => all.filter((file) => isAt(file.path, path));
  const others = locale === undefined ? [] : locales.filter((code) => code !== locale);
  const translations = others
    .map((code) => [code, filesAt(translatedPath(source, locale ?? '', code, folders.content))] as const)
    .filter(([, files]) => files.length > 0);
  return { locale, files: filesAt(source), translations: new Map(translations) };
}

/** New paths by current paths. Translations move along, unless the original leaves the folder of its language. */
export function planMoves(
  source: string,
  to: string,
  { locale, files, translations }: MoveSource,
  content: string,
): Map<string, string> {
  const moves = new Map(files.map(({ path }) => [path, to + path.slice(source.length)]));
  for (const [code, translated] of translations) {
    const [before, after] = [source, to].map((path) => translatedPath(path, locale ?? '', code, content));
    if (before === undefined || after === undefined || after === to) continue;
    for (const { path } of translated) moves.set(path, after + path.slice(before.length));
  }
  return moves;
}

function isAt(path: string, source: string): boolean {
  return path === source || path.startsWith(`${source}/`);
}

/** All files that can be moved, with their current paths. */
function listFiles({ tree, entries, drafts }: MoveState): MovedFile[] {
  const texts = entries
    .filter(({ change }) => change !== 'delete')
    .map((entry): MovedFile => ({
      path: entry.path,
      ...(entry.publishedPath !== undefined && { publishedPath: entry.publishedPath }),
      entry,
    }));
  const renamed = new Map([...drafts.values()].map((draft) => [draft.from, draft.path]));
  const media = tree.files
    .filter(({ kind }) => kind === 'media')
    .map(({ path, id }): MovedFile => ({
      path: renamed.get(path) ?? path,
      publishedPath: path,
      base: { revision: tree.revision, id, text: '' },
    }))
    .filter(({ path }) => {
      const draft = drafts.get(path);
      return !draft || kindOfDraft(draft) !== 'delete';
    });
  const uploads = [...drafts.values()].filter(({ upload, base }) => upload !== undefined && base === undefined);
  return [...texts, ...media, ...uploads.map(({ path }) => ({ path }))];
}
