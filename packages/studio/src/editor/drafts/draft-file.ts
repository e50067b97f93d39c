/** The published version that a draft is based on. */
export interface DraftBase {
  /** Commit hash. */
  revision: string;
  /** Git object id of the content. */
  id: string;
  text: string;
}

/** A file with unpublished changes. */
export interface DraftFile {
  path: string;
  /** Missing if the file is new. */
  base?: DraftBase;
  /** The published path, if the file is renamed. */
  from?: string;
  /** The text with all changes; missing if the file is deleted or binary. */
  text?: string;
  /** Id of the upload that holds the content of the file. */
  upload?: string;
  /** Time of the last change, in milliseconds since 1970. */
  updatedAt: number;
}

/** What publishing a draft does to the file. */
export type DraftKind = 'create' | 'change' | 'rename' | 'delete';

/** Determines the kind of a draft from its fields. */
export function kindOfDraft({ base, from, text, upload }: DraftFile): DraftKind {
  if (from !== undefined) return 'rename';
  if (text === undefined && upload === undefined) return 'delete';
  return base ? 'change' : 'create';
}

/** Whether a value from the server is a draft of the given file. */
export function isDraftOf(value: unknown, path: string): value is DraftFile {
  const draft: Partial<DraftFile> | null = typeof value === 'object' ? value : null;
  return draft?.path === path && typeof draft.updatedAt === 'number';
}

/** Whether a draft differs from the published version. */
export function isChanged(draft: DraftFile): boolean {
  return kindOfDraft(draft) !== 'change' || draft.text !== draft.base?.text;
}

/** Whether publishing two drafts of a file has the same result. */
export function isSameDraft(one: DraftFile, other: DraftFile): boolean {
  return one.text === other.text && one.from === other.from && one.upload === other.upload;
}

/** The current path of a published file, which a draft may have renamed. */
export function currentPath(drafts: ReadonlyMap<string, DraftFile>, published: string): string {
  return [...drafts.values()].find(({ from }) => from === published)?.path ?? published;
}
