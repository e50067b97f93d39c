import { parseFilePath } from '@recto/content';
import type { ListedFile } from '../../documents/list-documents.ts';
import { folderOf } from '../../paths/relative-path.ts';
import { pathBelow } from '../../paths/studio-folders.ts';
import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile, DraftKind } from '../drafts/draft-file.ts';
import type { Tree } from '../studio.ts';
import { detailsOfDraft } from './draft-details.ts';

/** A file with all drafts applied. */
export interface FileEntry extends Omit<ListedFile, 'id' | 'changed' | 'from'> {
  /** The published path; missing if the file is new. */
  publishedPath?: string;
  /** What the draft of the file does. */
  change?: DraftKind;
}

type EntryTree = Pick<Tree, 'files' | 'folders' | 'locales'>;
type Drafts = ReadonlyMap<string, DraftFile>;

/** Lists all text files that can be edited: published files with their drafts applied, and new files. */
export function listEntries(tree: EntryTree, drafts: Drafts): FileEntry[] {
  const moved = new Map(
    [...drafts.values()].flatMap((draft) => (draft.from === undefined ? [] : [[draft.from, draft]])),
  );
  const guess = createGuess(tree);
  const seen = new Set<DraftFile>();
  const published = tree.files
    .filter(({ kind }) => kind !== 'media')
    .map((file) => {
      const draftAtPath = drafts.get(file.path);
      const draft = moved.get(file.path) ?? (draftAtPath?.from === undefined ? draftAtPath : undefined);
      if (draft) seen.add(draft);
      return toEntry(file, draft, guess);
    });
  const others = [...drafts.values()]
    .filter((draft) => !seen.has(draft) && draft.text !== undefined)
    .map((draft): FileEntry => {
      const { title, isDraft } = detailsOfDraft(draft);
      const { path } = draft;
      return {
        path,
        change: kindOfDraft(draft),
        ...guess(path),
        ...(title && { title }),
        ...(isDraft && { draft: true }),
      };
    });
  return [...published, ...others];
}

type Guess = (path: string) => Pick<FileEntry, 'kind' | 'collection' | 'locale' | 'route'>;

function toEntry(
  { id: _id, changed: _changed, from: _from, ...file }: ListedFile,
  draft: DraftFile | undefined,
  guess: Guess,
): FileEntry {
  const entry: FileEntry = { ...file, publishedPath: file.path };
  if (!draft) return entry;
  entry.change = kindOfDraft(draft);
  if (draft.text !== undefined && draft.text !== draft.base?.text) {
    const { title, isDraft } = detailsOfDraft(draft);
    if (title !== undefined) entry.title = title;
    if (isDraft) entry.draft = true;
    else delete entry.draft;
    // The new text is not checked yet.
    delete entry.invalid;
  }
  if (draft.from === undefined) return entry;
  const { route: _route, ...rest } = entry;
  return { ...rest, ...guess(draft.path), path: draft.path };
}

/** Derives what an unpublished file probably is from the files next to it or in parent folders. */
function createGuess({ files, folders, locales }: EntryTree): Guess {
  const byFolder = new Map<string, Pick<FileEntry, 'kind' | 'collection' | 'route'>>();
  for (const { path, kind, collection, route } of files) {
    if (collection === undefined || (kind !== 'page' && kind !== 'data')) continue;
    const folder = folderOf(path);
    if (!byFolder.has(folder)) byFolder.set(folder, { kind, collection, ...baseOf(path, route) });
  }
  return (path) => {
    const [first = ''] = pathBelow(path, folders.content)?.split('/') ?? [];
    const locale = locales.includes(first) ? { locale: first } : {};
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      const folderInfo = byFolder.get(folder);
      if (!folderInfo) continue;
      const { route: base, ...rest } = folderInfo;
      const relativePath = parseFilePath(path.slice(folder.length + 1)).path;
      const route =
        base === undefined ? {} : { route: `${base}${relativePath}`.replace(/(?<=.)\/$/u, '').replace(/^\/\//u, '/') };
      return { ...rest, ...locale, ...route };
    }
    return { kind: 'other', ...locale };
  };
}

/** Route of the folder that contains a page. */
function baseOf(path: string, route: string | undefined): { route?: string } {
  if (route === undefined) return {};
  const isIndex = parseFilePath(path.slice(path.lastIndexOf('/') + 1)).path === '/';
  return { route: isIndex ? route : folderOf(route) };
}
