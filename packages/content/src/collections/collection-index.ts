/** An index of the table of a collection, as a person writes it. */
export interface IndexConfig<Field extends string = string> {
  /** Fields in the order in which queries compare them. */
  columns: readonly Field[];
  /** Whether two rows of one language may not have the same values in these fields. Rows without a value may. */
  unique?: boolean;
  /**
   * Name of the index in the database.
   * @default made of the names of collection and fields
   */
  name?: string;
}

/** An index as the engine reads it. */
export type CollectionIndex = IndexConfig;

/** A field alone is an index of one column. */
export function resolveIndex(config: string | IndexConfig): CollectionIndex {
  return typeof config === 'string' ? { columns: [config] } : config;
}

/** Unnamed and named indexes have different names: a field has no dash. */
export function indexName(table: string, { name, columns }: CollectionIndex): string {
  return name ?? [table, ...columns].join('-');
}
