/** A file that browsers load from a static host. */
export interface ContentFile {
  /** URL of the file. */
  url: string;
  /** Cache key: the file changes only if this value changes. */
  cacheKey: string;
  read: () => Promise<string>;
}
