/** The published state that a draft was made from. */
export interface DraftBase {
  /** The commit. */
  revision: string;
  /** Id of the bytes in git. */
  id: string;
  text: string;
}

/** A file with changes that are not published. */
export interface DraftFile {
  path: string;
  /** Missing where the file is new. */
  base?: DraftBase;
  /** The path that is published, where the file gets another one. */
  from?: string;
  /** The text with all changes; missing where the file is deleted, or is no text. */
  text?: string;
  /** Id of an upload that is the content of the file. */
  upload?: string;
  /** When it was last changed, in milliseconds since 1970. */
  updatedAt: number;
}

export type DraftKind = 'create' | 'change' | 'rename' | 'delete';

export function kindOfDraft({ base, from, text, upload }: DraftFile): DraftKind {
  if (from !== undefined) return 'rename';
  if (text === undefined && upload === undefined) return 'delete';
  return base ? 'change' : 'create';
}

/** Whether a value from elsewhere is a draft of a file. */
export function isDraftOf(value: unknown, path: string): value is DraftFile {
  const draft: Partial<DraftFile> | null = typeof value === 'object' ? value : null;
  return draft?.path === path && typeof draft.updatedAt === 'number';
}

/** Whether a draft differs from what is published. */
export function isChanged(draft: DraftFile): boolean {
  return kindOfDraft(draft) !== 'change' || draft.text !== draft.base?.text;
}

/** The path that a published file has with its draft. */
export function currentPath(drafts: ReadonlyMap<string, DraftFile>, published: string): string {
  return [...drafts.values()].find(({ from }) => from === published)?.path ?? published;
}
