import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import type { DumpKind } from './urls.ts';
import { addDerived, removeDerived } from './derived.ts';
import type { Values } from './derived.ts';

/** A part of a collection that is sent to a browser. */
export interface DumpPart {
  part: Exclude<DumpKind, 'all'>;
  /** Identifies the rows of the collection: a browser with the same version is up to date. */
  version: string;
  /** Identifies the columns of the collection: rows of another structure cannot be used. */
  structure: string;
  /** All columns of the collection, including those that are not in this part. */
  columns: Columns;
  /** Indexes of the collection, if it has any. */
  indexes?: readonly CollectionIndex[] | undefined;
  /** Values of the columns in this part, as the table stores them. */
  values: Values;
}

/** The serialised form: column by column, which compresses best. */
interface WrittenPart extends DumpPart {
  format: typeof FORMAT;
  /** Columns of this part that the browser derives. */
  derived: string[];
}

/** Increased when older pages could misread the format. */
const FORMAT = 1;

/** Serialises a part. */
export function writePart(part: DumpPart): string {
  return JSON.stringify({ format: FORMAT, ...part, ...removeDerived(part.values) } satisfies WrittenPart);
}

/** A part whose values are in other files. */
export interface DumpPieces extends Omit<DumpPart, 'values'> {
  /** Names of the files. */
  pieces: readonly string[];
}

/** Serialises the list of pieces of a part. */
export function writePieces(part: DumpPieces): string {
  return JSON.stringify({ format: FORMAT, ...part });
}

/** Reads a part whose values are in other files; `undefined` if the text is another dump or invalid. */
export function readPieces(text: string): DumpPieces | undefined {
  const parsed = parse(text);
  return parsed?.format === FORMAT && Array.isArray(parsed.pieces) ? (parsed as DumpPieces) : undefined;
}

/** Joins the pieces of a part, each the text of one file. */
export function joinPieces(list: DumpPieces, texts: readonly string[]): DumpPart {
  const all = texts.map((text) => parse(text) as Values | undefined | null);
  const values: Values = { id: [], body: [], __hash: [] };
  for (const piece of all) {
    const { id, body, __hash } = piece ?? {};
    const isWholePiece = [id, body, __hash].every((list) => Array.isArray(list) && list.length === id?.length);
    if (!isWholePiece) throw broken();
    for (const [name, list = []] of Object.entries({ id, body, __hash }))
      for (const value of list) values[name]?.push(value);
  }
  const { part, version, structure, columns, indexes } = list;
  return { part, version, structure, columns, indexes, values };
}

/** Reads a part. Throws if it is invalid or incomplete. */
export function readPart(text: string): DumpPart {
  const parsed = parse(text);
  if (!isWhole(parsed)) throw broken();
  const { part, version, structure, columns, indexes, values, derived } = parsed;
  return { part, version, structure, columns, indexes, values: addDerived(values, derived) };
}

function broken(): ContentError {
  return new ContentError(
    'dump/broken',
    'The content from the server is not a valid dump.',
    'Load the page again. If that does not help, the file sql_dump.txt of this site is damaged or of another version.',
  );
}

function isWhole(parsed: Partial<WrittenPart> | undefined | null): parsed is WrittenPart {
  if (parsed?.format !== FORMAT || !Array.isArray(parsed.derived)) return false;
  const lists = Object.values(parsed.values ?? {});
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === lists[0]?.length);
}

function parse(text: string): (Partial<WrittenPart> & Partial<DumpPieces>) | undefined | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    return undefined;
  }
}
