/** A database index of a collection, as written in the configuration. */
export interface IndexConfig<Field extends string = string> {
  /** Fields in the order in which queries compare them. */
  columns: readonly Field[];
  /** Whether no two rows of one language may have the same values in these fields. Rows without a value are exempt. */
  unique?: boolean;
  /**
   * Name of the index in the database.
   * @default derived from the names of the collection and the fields
   */
  name?: string;
}

/** A resolved index. */
export type CollectionIndex = IndexConfig;

/** Resolves an index: a field name alone is an index of one column. */
export function resolveIndex(config: string | IndexConfig): CollectionIndex {
  return typeof config === 'string' ? { columns: [config] } : config;
}

/** Name of an index in the database. A derived name contains dashes, so it cannot equal a name of the configuration. */
export function indexName(table: string, { name, columns }: CollectionIndex): string {
  return name ?? [table, ...columns].join('-');
}
