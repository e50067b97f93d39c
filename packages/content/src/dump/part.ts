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

/** Reads a part that came over a network, which may have lost the end of it. */
export function readPart(text: string): DumpPart {
  const written = parse(text);
  if (!isWhole(written)) {
    throw new ContentError(
      'dump/broken',
      'The content that came from the server is no dump.',
      'Load the page again. If that does not help, the file sql_dump.txt of this site is damaged or of another version.',
    );
  }
  const { part, version, structure, columns, values, derived } = written;
  return { part, version, structure, columns, values: addDerived(values, derived) };
}

function isWhole(written: Partial<WrittenPart> | undefined | null): written is WrittenPart {
  if (written?.format !== FORMAT || !Array.isArray(written.derived)) return false;
  const lists = Object.values(written.values ?? {});
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === lists[0]?.length);
}

function parse(text: string): Partial<WrittenPart> | undefined | null {
  try {
    return JSON.parse(text) as Partial<WrittenPart> | null;
  } catch {
    return undefined;
  }
}
