const KINDS = ['image', 'video', 'audio', 'other'] as const;
/** Kinds of media files. */
export type MediaKind = (typeof KINDS)[number];

/** A published file, as `GET /__recto_studio/media` lists it. */
export interface MediaFile {
  path: string;
  /** Git object id of the content. */
  id: string;
  type: string;
  /** Size in bytes; missing if the file could not be read. */
  size?: number;
  width?: number;
  height?: number;
  /** Paths of the content files that refer to it. */
  usedIn: readonly string[];
  /** Alternative texts used there. */
  alts: readonly string[];
  /** Set if the site itself uses the file, for example as its icon. */
  usedBySite?: true;
  /** `null` until all content files were read. */
  unused: boolean | null;
}

/** One page of the list. */
export interface MediaPage {
  revision: string;
  total: number;
  files: readonly MediaFile[];
  /** Last path of the page, if more pages follow. */
  next?: string;
  /** Number of content files that were not read yet. */
  pending: number;
}

/** An upload that waits to be published. */
export interface WaitingUpload {
  id: string;
  path: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
}

/** A file of the library: published, uploaded, or published with an unpublished change. */
export interface MediaItem extends Omit<MediaFile, 'id'> {
  /** State of the file after the drafts are applied. */
  state: 'published' | 'waiting' | 'renamed' | 'deleted';
  /** Where the content of the file is stored. */
  source: { upload: string } | { path: string; id: string };
  /** Whether the change is part of the unpublished changes. */
  isDraft: boolean;
}

/** Filter of the media library. */
export interface MediaFilter {
  search: string;
  kind?: MediaKind | undefined;
  /** Only files in this folder or below; empty for all. */
  folder: string;
  onlyUnused: boolean;
}

/** Kind of a media type. */
export function kindOfType(type: string): MediaKind {
  const [group = ''] = type.split('/');
  return KINDS.find((kind) => kind === group) ?? 'other';
}
