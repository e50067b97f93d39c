/** A file that browsers read where a site is hosted as files. */
export interface ContentFile {
  address: string;
  /** Names everything that it is made of: as long as the name is the same, so is the file. */
  made: string;
  read: () => Promise<string>;
}
