/** A file that browsers load from a static host. */
export interface ContentFile {
  /** URL of the file. */
  address: string;
  /** Cache key: the file changes only if this value changes. */
  made: string;
  read: () => Promise<string>;
}
