import { checkTranslations } from '@recto/content';
import type { TranslatedFile } from '@recto/content';
import { assetType, findCollections, isNavigationFile } from '@recto/content/node';
import type { ContentDescription, DocumentCollection } from '@recto/content/node';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { RevisionChange } from '../repository/compare-trees.ts';
import type { IndexedTree } from './content-index.ts';
import type { FileMetadata } from './file-metadata.ts';

/** A file in the list of all files. Properties that are unknown or false are missing. */
export interface ListedFile {
  /** Path from the root of the repository. */
  path: string;
  /** Id of its bytes in git. */
  id: string;
  /** Kind of the file. */
  kind: 'page' | 'data' | 'navigation' | 'media' | 'other';
  /** Name of its collection. */
  collection?: string;
  /** Code of its language. */
  locale?: string;
  /** URL path of the page. */
  route?: string;
  /** Title from the front matter or the first heading. */
  title?: string;
  /** Set for a draft. */
  draft?: true;
  /** Languages without a translation of it. Only set for pages of the default language. */
  missing?: readonly string[];
  /** Set if its original was changed after it was translated. */
  stale?: true;
  /** Set if it has errors. */
  invalid?: true;
  /** How it changed since the requested revision. */
  changed?: 'created' | 'changed' | 'renamed';
  /** Its former path if it was renamed. */
  from?: string;
}

/** Options of `listDocuments`. */
export interface ListOptions {
  /** Files of the revision with their metadata. */
  tree: Pick<IndexedTree, 'files' | 'metadataOf'>;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Collections and languages of the site. */
  description: ContentDescription;
  /** Changes since the requested revision. */
  changes: readonly RevisionChange[];
  /** Whether a check has found errors in these bytes. */
  isInvalid: (path: string, id: string) => boolean;
}

interface KnownFile {
  listed: ListedFile;
  collections: readonly DocumentCollection[];
  metadata: FileMetadata | undefined;
}

/** Lists all files with their status. */
export function listDocuments({ tree, folders, description, changes, isInvalid }: ListOptions): ListedFile[] {
  const changeByPath = new Map(changes.map((change) => [change.path, change]));
  const files = tree.files.map((entry): KnownFile => {
    const { path, id } = entry;
    const contentPath = pathBelow(path, folders.content);
    const collections = contentPath === undefined ? [] : findCollections(contentPath, description);
    const metadata = tree.metadataOf(entry);
    const page = collections.find(({ isPage }) => isPage);
    const change = changeByPath.get(path);
    const main = page ?? collections[0];
    const isDraft = metadata?.draft === true || main?.draft === true;
    const listed: ListedFile = {
      path,
      id,
      kind: kindOf(path, collections),
      ...(main && { collection: main.collection }),
      ...(main?.locale !== undefined && { locale: main.locale }),
      ...(page && { route: page.path }),
      ...(metadata && metadata.title !== '' && { title: metadata.title }),
      ...(isDraft && { draft: true }),
      ...((metadata?.isBroken === true || isInvalid(path, id)) && { invalid: true }),
      ...(change && change.kind !== 'deleted' && { changed: change.kind }),
      ...(change?.kind === 'renamed' && { from: change.from }),
    };
    return { listed, collections, metadata };
  });
  addTranslationMarks(files, description.locales);
  return files.map(({ listed }) => listed);
}

function kindOf(path: string, collections: readonly DocumentCollection[]): ListedFile['kind'] {
  if (collections.length === 0) return assetType(path) === undefined ? 'other' : 'media';
  if (isNavigationFile(path)) return 'navigation';
  return collections.some(({ isPage }) => isPage) ? 'page' : 'data';
}

/** Marks missing and outdated translations, as `recto check` does. */
function addTranslationMarks(files: readonly KnownFile[], locales: readonly string[]): void {
  const [main, ...others] = locales;
  if (main === undefined || others.length === 0) return;
  const contentFiles = files.filter(({ collections }) => collections.length > 0);
  // Hashes can only be compared once all files have been read.
  const areAllRead = contentFiles.every(({ metadata }) => metadata !== undefined);
  const { warnings, languages } = checkTranslations(contentFiles.map(toTranslated), locales);
  const outdated = new Set(warnings.filter(({ code }) => code === 'translation/outdated').map(({ file }) => file));
  const missing = new Map<string, string[]>();
  for (const { locale, untranslated } of languages) {
    for (const route of untranslated) missing.set(route, [...(missing.get(route) ?? []), locale]);
  }
  for (const { listed } of contentFiles) {
    if (areAllRead && outdated.has(listed.path)) listed.stale = true;
    const missingLocales = listed.locale === main && listed.route !== undefined ? missing.get(listed.route) : undefined;
    if (missingLocales && listed.draft !== true) listed.missing = missingLocales;
  }
}

function toTranslated({ listed, collections, metadata }: KnownFile): TranslatedFile {
  return {
    file: listed.path,
    locale: listed.locale,
    draft: listed.draft === true,
    paths: collections,
    hash: metadata?.hash ?? '',
    source:
      metadata?.sourceHash === undefined || metadata.sourceHash === null
        ? undefined
        : { hash: metadata.sourceHash, line: undefined },
  };
}
