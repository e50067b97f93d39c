/** Formats that images can be converted to. */
export type ImageFormat = 'webp' | 'avif';

/** Data of an image. */
export interface ImageMetadata {
  /** Original width in pixels. */
  width: number;
  /** Original height in pixels. */
  height: number;
  /** Name in paths, with a hash of the bytes. Images without a name are not converted. */
  name?: string;
  /** Widths that it was converted to, smallest first, by format. The preferred format is first. */
  made?: Partial<Record<ImageFormat, readonly number[]>>;
  /** Blurred preview of a few pixels, as a data URL. */
  blur?: string;
}

/** Data of images, by path. */
export type KnownImages = Readonly<Record<string, ImageMetadata>>;
