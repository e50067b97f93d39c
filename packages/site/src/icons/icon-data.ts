/** One icon: what stands inside its `svg`, and the field it is drawn on. */
export interface IconData {
  body: string;
  viewBox: string;
}

/** A collection, or some icons of it, in the format of Iconify. */
export interface IconSet {
  prefix: string;
  icons: Record<string, IconSetEntry>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
  /** Names that were asked for and do not exist. */
  not_found?: string[];
}

export interface IconSetEntry {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}
