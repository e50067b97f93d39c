import type { BlockPosition, Positions, Token } from '../parse/syntax/tokens.ts';
import { UnmappedError } from './content-map.ts';
import { readAttributes } from './read-attributes.ts';
import type { SourceAttributes, SourceLine, SourceRange } from './source-tree.ts';

/** What the readers of blocks and of inline text share. Offsets are those of `plain` until a range is made. */
export interface Reader {
  plain: string;
  positions: Positions;
  /** Offset in the file. */
  at: (offset: number) => number;
}

export function positionOf({ positions }: Reader, token: Token): BlockPosition {
  const position = positions.blocks.get(token);
  if (!position) throw new UnmappedError();
  return position;
}

export function range({ at }: Reader, start: number, end: number): SourceRange {
  return { start: at(start), end: at(end) };
}

/** A line whose content starts at `start`. */
export function sourceLine({ plain, at }: Reader, start: number, end: number): SourceLine {
  return { begin: at(plain.lastIndexOf('\n', start - 1) + 1), start: at(start), end: at(end) };
}

/** Attributes that start at an offset; where it is known what they say, they have to say it. */
export function attributesAt(reader: Reader, start: number, expected?: Token['attrs']): SourceAttributes {
  const { plain, at } = reader;
  const lineEnd = plain.indexOf('\n', start);
  const found = readAttributes(plain.slice(0, lineEnd === -1 ? plain.length : lineEnd), start, expected);
  if (!found) throw new UnmappedError();
  const move = <Moved extends SourceRange>(moved: Moved): Moved => ({
    ...moved,
    start: at(moved.start),
    end: at(moved.end),
  });
  const pairs = found.pairs.map(({ value, ...pair }) => ({ ...move(pair), ...(value && { value: move(value) }) }));
  return { ...move(found), pairs };
}
