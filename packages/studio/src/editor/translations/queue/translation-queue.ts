import type { ListedFile } from '../../../documents/list-documents.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { listEntries } from '../../files/list-entries.ts';
import type { Tree } from '../../studio.ts';
import type { TranslationState } from '../fields/source-hash.ts';

/** An original with the state of its translation. */
export interface QueueEntry {
  original: ListedFile;
  /** Path of the translation, existing or not; `undefined` if it cannot be determined. */
  path: string | undefined;
  /** Title of the translation. */
  title: string | undefined;
  state: 'missing' | 'stale' | 'done';
  /** Whether the translation has unpublished changes. */
  hasDraft: boolean;
}

/** Options of `buildQueue`. */
export interface QueueOptions {
  tree: Pick<Tree, 'files' | 'folders' | 'locales'>;
  drafts: ReadonlyMap<string, DraftFile>;
  /** Language of the translations. */
  locale: string;
  /** States of translations with drafts, by path. */
  states: ReadonlyMap<string, TranslationState>;
}

/**
 * Lists originals with their translations in one language. Data and navigation files are only listed if their
 * translation is outdated.
 */
export function buildQueue({ tree, drafts, locale, states }: QueueOptions): QueueEntry[] {
  const { files, locales } = tree;
  const translations = new Map(files.filter((file) => file.locale === locale).map((file) => [keyOf(file, tree), file]));
  const current = currentPaths(drafts);
  return files.flatMap((original): QueueEntry[] => {
    if (original.locale !== locales[0] || original.kind === 'media' || original.kind === 'other') return [];
    const file = translations.get(keyOf(original, tree));
    const path = file ? (current.get(file.path) ?? file.path) : newTranslationPath(original.path, locale, tree);
    const draft = path === undefined ? undefined : drafts.get(path);
    const isWritten = draft ? draft.text !== undefined : file !== undefined;
    const draftState = path !== undefined && draft ? states.get(path) : undefined;
    const isStale = draftState === undefined ? file?.stale === true : draftState === 'stale';
    if (original.kind !== 'page' && !isStale) return [];
    if (!isWritten && original.missing?.includes(locale) !== true && !file) return [];
    const state = isWritten ? (isStale ? 'stale' : 'done') : 'missing';
    return [{ original, path, title: file?.title, state, hasDraft: draft !== undefined }];
  });
}

/** Path of a translation, existing or not; `undefined` if it cannot be determined. */
export function pathOfTranslation(
  original: ListedFile,
  { tree, drafts, locale }: Pick<QueueOptions, 'tree' | 'drafts' | 'locale'>,
): string | undefined {
  const key = keyOf(original, tree);
  const file = tree.files.find((one) => one.locale === locale && keyOf(one, tree) === key);
  return file ? (currentPaths(drafts).get(file.path) ?? file.path) : newTranslationPath(original.path, locale, tree);
}

/**
 * Adds new, unpublished pages of the first language to the list of files, so that they can be translated before they are
 * published.
 */
export function withNewPages<Files extends QueueOptions['tree']>(tree: Files, drafts: QueueOptions['drafts']): Files {
  const [first, ...others] = tree.locales;
  const added = listEntries(tree, drafts).filter(
    ({ kind, locale, publishedPath, draft }) =>
      publishedPath === undefined && kind === 'page' && locale === first && draft !== true,
  );
  if (added.length === 0) return tree;
  return { ...tree, files: [...tree.files, ...added.map((entry) => ({ ...entry, id: '', missing: others }))] };
}

/** The original of a translation; `undefined` if the file is an original itself, or has none. */
export function originalOf(path: string, tree: QueueOptions['tree']): ListedFile | undefined {
  const file = tree.files.find((one) => one.path === path);
  if (!file || file.locale === undefined || file.locale === tree.locales[0]) return undefined;
  const key = keyOf(file, tree);
  return tree.files.find((one) => one.locale === tree.locales[0] && keyOf(one, tree) === key);
}

/** Path of a new translation: the same name in the folder of the language. */
function newTranslationPath(
  path: string,
  locale: string,
  { folders, locales }: QueueOptions['tree'],
): string | undefined {
  const relativePath = pathBelow(path, `${folders.content}/${locales[0]}`);
  return relativePath === undefined ? undefined : `${folders.content}/${locale}/${relativePath}`;
}

/** Key that is the same for a page in all languages: its collection, and its route without the language. */
function keyOf({ path, collection = '', locale = '', route }: ListedFile, { folders }: QueueOptions['tree']): string {
  if (route !== undefined) return `${collection} ${route.slice(`/${locale}`.length)}`;
  return `file ${pathBelow(path, `${folders.content}/${locale}`)}`;
}

/** Current paths by published path. */
function currentPaths(drafts: QueueOptions['drafts']): ReadonlyMap<string, string> {
  return new Map([...drafts.values()].map(({ from, path }) => [from ?? path, path]));
}
