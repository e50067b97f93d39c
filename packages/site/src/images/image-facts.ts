/** What a picture can be made to. */
export type ImageFormat = 'webp' | 'avif';

/** What is known of a picture once it was looked at. */
export interface ImageFacts {
  /** Of the picture itself, in pixels. */
  width: number;
  height: number;
  /** Names it in addresses; it holds a hash of the bytes. Pictures without one are shown as they are. */
  name?: string;
  /** Widths it was made in, smallest first, by format. The format to prefer comes first. */
  made?: Partial<Record<ImageFormat, readonly number[]>>;
  /** The picture in a few pixels, as an address that holds them. */
  blur?: string;
}

export type KnownImages = Readonly<Record<string, ImageFacts>>;
