const KINDS = ['image', 'video', 'audio', 'other'] as const;
export type MediaKind = (typeof KINDS)[number];

/** A published file, as `GET /__recto_studio/media` lists it. */
export interface MediaFile {
  path: string;
  /** Id of its bytes in git. */
  id: string;
  type: string;
  /** In bytes; missing where the file could not be read. */
  size?: number;
  width?: number;
  height?: number;
  /** Paths of the content files that name it. */
  usedIn: readonly string[];
  /** Texts that describe it there. */
  alts: readonly string[];
  /** `null` as long as not all content files were read. */
  unused: boolean | null;
}

/** One answer of the list. */
export interface MediaPage {
  revision: string;
  total: number;
  files: readonly MediaFile[];
  /** The last path, where more follow. */
  next?: string;
  /** Content files that were not read yet. */
  pending: number;
}

/** A file that waits to be published. */
export interface WaitingUpload {
  id: string;
  path: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
}

/** A file of the library: published, uploaded, or both with a change that waits. */
export interface MediaItem extends Omit<MediaFile, 'id'> {
  state: 'published' | 'waiting' | 'renamed' | 'deleted';
  /** Where its bytes are. */
  source: { upload: string } | { path: string; id: string };
  /** Whether the change is one of those that are published next. */
  isDraft: boolean;
}

export interface MediaFilter {
  search: string;
  kind?: MediaKind | undefined;
  /** Only files in it, and below; all where it is empty. */
  folder: string;
  onlyUnused: boolean;
}

export function kindOfType(type: string): MediaKind {
  const [group = ''] = type.split('/');
  return KINDS.find((kind) => kind === group) ?? 'other';
}
