import { checkTranslations } from '@recto/content';
import type { TranslatedFile } from '@recto/content';
import { assetType, findPlaces, isNavigationFile } from '@recto/content/node';
import type { ContentDescription, DocumentPlace } from '@recto/content/node';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { RevisionChange } from '../repository/compare-trees.ts';
import type { IndexedTree } from './content-index.ts';
import type { FileFacts } from './text-facts.ts';

/** A file in the list of all files. What is not known, or does not hold, is missing. */
export interface ListedFile {
  path: string;
  /** Id of its bytes in git. */
  id: string;
  kind: 'page' | 'data' | 'navigation' | 'media' | 'other';
  collection?: string;
  /** Language. */
  locale?: string;
  /** Address of the page. */
  route?: string;
  title?: string;
  draft?: true;
  /** Languages that have no translation of it. Only pages of the default language have it. */
  missing?: readonly string[];
  /** The text that it translates was changed afterwards. */
  stale?: true;
  /** It has errors. */
  invalid?: true;
  /** What happened to it since the revision that was asked for. */
  changed?: 'created' | 'changed' | 'renamed';
  /** The path before, where it was renamed. */
  from?: string;
}

export interface ListOptions {
  tree: Pick<IndexedTree, 'files' | 'factsOf'>;
  folders: StudioFolders;
  description: ContentDescription;
  changes: readonly RevisionChange[];
  /** Whether a check has found errors in these bytes. */
  isInvalid: (path: string, id: string) => boolean;
}

interface KnownFile {
  listed: ListedFile;
  places: readonly DocumentPlace[];
  facts: FileFacts | undefined;
}

export function listDocuments({ tree, folders, description, changes, isInvalid }: ListOptions): ListedFile[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const known = tree.files.map((entry): KnownFile => {
    const { path, id } = entry;
    const below = pathBelow(path, folders.content);
    const places = below === undefined ? [] : findPlaces(below, description);
    const facts = tree.factsOf(entry);
    const page = places.find(({ isPage }) => isPage);
    const change = changed.get(path);
    const [place] = page ? [page] : places;
    const isDraft = facts?.draft === true || place?.draft === true;
    const listed: ListedFile = {
      path,
      id,
      kind: kindOf(path, places),
      ...(place && { collection: place.collection }),
      ...(place?.locale !== undefined && { locale: place.locale }),
      ...(page && { route: page.path }),
      ...(facts && facts.title !== '' && { title: facts.title }),
      ...(isDraft && { draft: true }),
      ...((facts?.isBroken === true || isInvalid(path, id)) && { invalid: true }),
      ...(change && change.kind !== 'deleted' && { changed: change.kind }),
      ...(change?.kind === 'renamed' && { from: change.from }),
    };
    return { listed, places, facts };
  });
  addTranslationMarks(known, description.locales);
  return known.map(({ listed }) => listed);
}

function kindOf(path: string, places: readonly DocumentPlace[]): ListedFile['kind'] {
  if (places.length === 0) return assetType(path) === undefined ? 'other' : 'media';
  if (isNavigationFile(path)) return 'navigation';
  return places.some(({ isPage }) => isPage) ? 'page' : 'data';
}

/** Marks what is missing and what is out of date, as `recto check` finds it. */
function addTranslationMarks(known: readonly KnownFile[], locales: readonly string[]): void {
  const [main, ...others] = locales;
  if (main === undefined || others.length === 0) return;
  const placed = known.filter(({ places }) => places.length > 0);
  // A file that was not read yet has no hash to compare.
  const areRead = placed.every(({ facts }) => facts !== undefined);
  const { warnings, languages } = checkTranslations(placed.map(toTranslated), locales);
  const outdated = new Set(warnings.filter(({ code }) => code === 'translation/outdated').map(({ file }) => file));
  const missing = new Map<string, string[]>();
  for (const { locale, untranslated } of languages) {
    for (const route of untranslated) missing.set(route, [...(missing.get(route) ?? []), locale]);
  }
  for (const { listed } of placed) {
    if (areRead && outdated.has(listed.path)) listed.stale = true;
    const none = listed.locale === main && listed.route !== undefined ? missing.get(listed.route) : undefined;
    if (none && listed.draft !== true) listed.missing = none;
  }
}

function toTranslated({ listed, places, facts }: KnownFile): TranslatedFile {
  return {
    file: listed.path,
    locale: listed.locale,
    draft: listed.draft === true,
    places,
    hash: facts?.hash ?? '',
    source:
      facts?.sourceHash === undefined || facts.sourceHash === null
        ? undefined
        : { hash: facts.sourceHash, line: undefined },
  };
}
