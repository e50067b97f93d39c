/** The fields of a page or of a `.navigation` file that navigation needs. Lists are in reading order. */
export interface NavigationPage {
  /** Title of the page. */
  title: string;
  /** URL path. */
  path: string;
  /** Path of the file without its extension. */
  stem: string;
  /** `false` leaves the page out; an object sets fields of its item. */
  navigation: boolean | Record<string, unknown> | null;
  /** Front matter that is not in the schema, such as the icon in a `.navigation` file. */
  meta?: Record<string, unknown> | null;
}

/** An item of the tree, with the requested fields and those that authors set in `navigation`. */
export type NavigationItem<Fields = unknown> = Partial<Omit<Fields, 'page' | 'children'>> & {
  /** Title of the page or of the folder. */
  title: string;
  /** Path of the page or of the folder. */
  path: string;
  /** Path of the file without its extension, or of the folder. */
  stem: string;
  /** `false` marks a folder without a page. */
  page?: false;
  /** Items below it, if there are any. */
  children?: NavigationItem<Fields>[];
  [metadata: string]: unknown;
};
