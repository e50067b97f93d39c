import type { BlockPosition, Positions, Token } from '../parse/syntax/tokens.ts';
import { UnmappedError } from './content-map.ts';
import { readAttributes } from './read-attributes.ts';
import type { SourceAttributes, SourceLine, SourceRange } from './source-tree.ts';

/** State shared by the readers of blocks and inline content. Offsets refer to `plain` until a range is created. */
export interface Reader {
  /** The text as the parser receives it. */
  plain: string;
  /** Positions of the tokens. */
  positions: Positions;
  /** Returns the offset in the file for an offset in `plain`. */
  at: (offset: number) => number;
}

/** Returns the position of a block token; throws `UnmappedError` if it has none. */
export function positionOf({ positions }: Reader, token: Token): BlockPosition {
  const position = positions.blocks.get(token);
  if (!position) throw new UnmappedError();
  return position;
}

/** Creates a range with offsets of the file. */
export function range({ at }: Reader, start: number, end: number): SourceRange {
  return { start: at(start), end: at(end) };
}

/** Creates a line whose content starts at `start`. */
export function sourceLine({ plain, at }: Reader, start: number, end: number): SourceLine {
  return { begin: at(plain.lastIndexOf('\n', start - 1) + 1), start: at(start), end: at(end) };
}

/** Reads attributes at an offset; throws `UnmappedError` if there are none or they differ from `expected`. */
export function attributesAt(reader: Reader, start: number, expected?: Token['attrs']): SourceAttributes {
  const { plain, at } = reader;
  const lineEnd = plain.indexOf('\n', start);
  const attributes = readAttributes(plain.slice(0, lineEnd === -1 ? plain.length : lineEnd), start, expected);
  if (!attributes) throw new UnmappedError();
  const move = <Moved extends SourceRange>(moved: Moved): Moved => ({
    ...moved,
    start: at(moved.start),
    end: at(moved.end),
  });
  const pairs = attributes.pairs.map(({ value, ...pair }) => ({ ...move(pair), ...(value && { value: move(value) }) }));
  return { ...move(attributes), pairs };
}
