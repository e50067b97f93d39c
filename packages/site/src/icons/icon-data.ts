/** Data of an icon. */
export interface IconData {
  /** Content of its `svg` element. */
  body: string;
  /** View box of its `svg` element. */
  viewBox: string;
}

/** A collection of icons, or a part of it, in the format of Iconify. */
export interface IconSet {
  /** Prefix of the collection. */
  prefix: string;
  /** Icons by name. */
  icons: Record<string, IconSetEntry>;
  /** Other names of icons. */
  aliases?: Record<string, { parent: string }>;
  /** Default width of its icons. */
  width?: number;
  /** Default height of its icons. */
  height?: number;
  /** Requested names that do not exist. */
  not_found?: string[];
}

/** An icon of a collection. */
export interface IconSetEntry {
  /** Content of its `svg` element. */
  body: string;
  /** Left edge of its view box. */
  left?: number;
  /** Top edge of its view box. */
  top?: number;
  /** Width of its view box. */
  width?: number;
  /** Height of its view box. */
  height?: number;
}
