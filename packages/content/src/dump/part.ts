import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import type { DumpKind } from './addresses.ts';
import { addDerived, leaveOutDerived } from './derived.ts';
import type { Values } from './derived.ts';

/** A part of a collection on its way to a browser. */
export interface DumpPart {
  part: Exclude<DumpKind, 'all'>;
  /** Names the collection's rows. Whoever holds rows of the same name is up to date. */
  version: string;
  /** Names the collection's columns. Rows held under another name are of no use. */
  structure: string;
  /** Every column of the collection, also those that do not travel in this part. */
  columns: Columns;
  /** Indexes that the collection asks for, where there are any. */
  indexes?: readonly CollectionIndex[] | undefined;
  /** The values of this part's columns, as the table holds them. */
  values: Values;
}

/** As it travels: column by column, so it packs best. */
interface WrittenPart extends DumpPart {
  format: typeof FORMAT;
  /** Columns of this part that the browser makes itself. */
  derived: string[];
}

/** Another number wherever an older page could misread what is written. */
const FORMAT = 1;

export function writePart(part: DumpPart): string {
  return JSON.stringify({ format: FORMAT, ...part, ...leaveOutDerived(part.values) } satisfies WrittenPart);
}

/** A part whose values are in other files. */
export interface DumpPieces extends Omit<DumpPart, 'values'> {
  /** Names of the files. */
  pieces: readonly string[];
}

export function writePieces(part: DumpPieces): string {
  return JSON.stringify({ format: FORMAT, ...part });
}

/** A part whose values are in other files; `undefined` where the text is another dump, or none. */
export function readPieces(text: string): DumpPieces | undefined {
  const written = parse(text);
  return written?.format === FORMAT && Array.isArray(written.pieces) ? (written as DumpPieces) : undefined;
}

/** Reads the pieces of a part, each the text of one file. */
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

/** Reads a part that came over a network, which may have lost the end of it. */
export function readPart(text: string): DumpPart {
  const written = parse(text);
  if (!isWhole(written)) throw broken();
  const { part, version, structure, columns, indexes, values, derived } = written;
  return { part, version, structure, columns, indexes, values: addDerived(values, derived) };
}

function broken(): ContentError {
  return new ContentError(
    'dump/broken',
    'The content that came from the server is no dump.',
    'Load the page again. If that does not help, the file sql_dump.txt of this site is damaged or of another version.',
  );
}

function isWhole(written: Partial<WrittenPart> | undefined | null): written is WrittenPart {
  if (written?.format !== FORMAT || !Array.isArray(written.derived)) return false;
  const lists = Object.values(written.values ?? {});
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === lists[0]?.length);
}

function parse(text: string): (Partial<WrittenPart> & Partial<DumpPieces>) | undefined | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    return undefined;
  }
}
