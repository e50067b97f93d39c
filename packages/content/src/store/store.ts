import type { Columns } from '../collections/columns.ts';

export type Value = string | number | boolean | null;

/** What every database behind Recto can do at run time: answer. */
export interface ReadStore {
  readonly collections: Record<string, Columns>;
  all(collection: string, sql: string, parameters: readonly Value[]): Promise<Record<string, unknown>[]>;
  close(): void;
}

export function tableOf(collection: string): string {
  return `_content_${collection}`;
}
