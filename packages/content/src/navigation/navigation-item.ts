/** A page, or a folder's file of settings, as navigation needs it. Lists of them come in reading order. */
export interface NavigationPage {
  title: string;
  path: string;
  stem: string;
  /** `false` leaves the page out; an object says how it appears. */
  navigation: boolean | Record<string, unknown> | null;
  /** Front matter without a column of its own: where a `.navigation` file keeps its icon and the like. */
  meta?: Record<string, unknown> | null;
}

/** An entry of the tree, with the fields asked for and what authors say under `navigation` beside its own. */
export type NavigationItem<Fields = unknown> = Partial<Omit<Fields, 'page' | 'children'>> & {
  /** The page's, or the folder's. */
  title: string;
  /** The address. */
  path: string;
  /** The file without its extension, or the folder. */
  stem: string;
  /** `false` marks a folder that has no page of its own. */
  page?: false;
  /** What lies below it, where something does. */
  children?: NavigationItem<Fields>[];
  [metadata: string]: unknown;
};
