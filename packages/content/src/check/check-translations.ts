import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';
import type { CollectionPath } from './file-links.ts';
import { isSourceHash } from './hash-source.ts';
import { localPathOf } from './local-path.ts';

/** The result of `checkTranslations`. */
export interface Translations {
  errors: ContentError[];
  warnings: ContentError[];
  languages: LanguageReport[];
}

/** Untranslated pages of one language. */
export interface LanguageReport {
  locale: string;
  /** Number of pages of the default language. */
  pages: number;
  /** Paths of pages in the default language that are not translated into this language. */
  untranslated: string[];
}

/** The data of a file that is needed to compare it with its translations. */
export type TranslatedFile = Pick<CheckedFile, 'file' | 'locale' | 'draft' | 'paths' | 'hash' | 'source'>;

/** Compares every language with the default one: finds missing, orphaned and outdated translations. */
export function checkTranslations(files: readonly TranslatedFile[], locales: readonly string[]): Translations {
  const [main, ...others] = locales;
  const result: Translations = { errors: [], warnings: [], languages: [] };
  if (main === undefined || others.length === 0) return result;
  const keyOf = ({ collection, path }: CollectionPath): string => `${collection} ${localPathOf(path, locales)}`;
  const filesIn = (locale: string) => files.filter((file) => file.locale === locale);

  const originals = new Map<string, TranslatedFile>();
  // If a published file and a draft have the same path, the published file is the original.
  for (const file of filesIn(main).sort((a, b) => Number(b.draft) - Number(a.draft))) {
    for (const path of file.paths) originals.set(keyOf(path), file);
  }

  for (const locale of others) {
    const translations = filesIn(locale);
    for (const file of translations) addProblems(file, findOriginal(file, originals, keyOf), main, result);
    const present = new Set(translations.filter(({ draft }) => !draft).flatMap(({ paths }) => paths.map(keyOf)));
    result.languages.push({ locale, ...compareWith(filesIn(main), (path) => present.has(keyOf(path))) });
  }
  return result;
}

function findOriginal(
  { paths }: TranslatedFile,
  originals: ReadonlyMap<string, TranslatedFile>,
  keyOf: (path: CollectionPath) => string,
): TranslatedFile | undefined {
  return paths.map((path) => originals.get(keyOf(path))).find((file) => file !== undefined);
}

function compareWith(
  originals: readonly TranslatedFile[],
  isTranslated: (path: CollectionPath) => boolean,
): Pick<LanguageReport, 'pages' | 'untranslated'> {
  const pages = new Map<string, boolean>();
  for (const path of originals.filter(({ draft }) => !draft).flatMap(({ paths }) => paths)) {
    if (path.isPage) pages.set(path.path, isTranslated(path));
  }
  return { pages: pages.size, untranslated: [...pages].filter(([, has]) => !has).map(([path]) => path) };
}

function addProblems(
  file: TranslatedFile,
  original: TranslatedFile | undefined,
  main: string,
  result: Translations,
): void {
  const page = file.paths.find(({ isPage }) => isPage);
  const isOrphaned = !original || (original.draft && !file.draft);
  if (isOrphaned && (page || file.source)) result.errors.push(orphaned(file, original, main));
  if (!file.source) return;
  if (!isSourceHash(file.source.hash)) result.errors.push(malformed(file, original));
  else if (original && file.source.hash !== original.hash) result.warnings.push(outdated(file, original));
}

function orphaned(file: TranslatedFile, original: TranslatedFile | undefined, main: string): ContentError {
  return new ContentError(
    'translation/source',
    original
      ? `This translation is published, but its original, ${original.file}, is a draft.`
      : `This translation has no original in the default language, ${main}.`,
    original
      ? 'Make the translation a draft too, or publish the original.'
      : 'Give it the same name and folder as its original, or write the original first.',
    { file: file.file },
  );
}

function malformed({ file, source: sourceField }: TranslatedFile, original: TranslatedFile | undefined): ContentError {
  return new ContentError(
    'translation/hash',
    `"sourceHash" is ${JSON.stringify(sourceField?.hash)}, which is not 16 hexadecimal digits.`,
    original ? `If the translation is up to date with ${original.file}, ${setHashHint(original)}` : 'Remove the field.',
    { file, line: sourceField?.line, column: sourceField?.column },
  );
}

function outdated({ file, source: sourceField }: TranslatedFile, original: TranslatedFile): ContentError {
  return new ContentError(
    'translation/outdated',
    `${original.file} has changed since this was translated.`,
    `Update the translation, then ${setHashHint(original)}`,
    { file, line: sourceField?.line, column: sourceField?.column },
  );
}

/** The hash is in quotes, because YAML reads some hashes as numbers. */
function setHashHint({ hash }: TranslatedFile): string {
  return `set sourceHash: "${hash}"`;
}
