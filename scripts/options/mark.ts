import { findDeclared, readModule } from './module.ts';
import type { OptionRow } from './option-row.ts';
import { readFlags } from './read-flags.ts';
import { readInterface } from './read-interface.ts';
import { readSchema } from './read-schema.ts';

/** Which options a table lists, from a comment `<!-- options packages/site/src/app/site.ts#Site without base -->`. */
export interface TableMark {
  file: string;
  name: string;
  /** Lists only these options, in this order. */
  only: readonly string[];
  /** Excludes these options. */
  without: readonly string[];
  /** The type is received by the reader's code, not written by the reader, so its fields have no defaults. */
  isReceived: boolean;
}

/** Parses the text of a mark, without the comment delimiters and `options`. */
export function parseMark(text: string): TableMark {
  const [, file = '', name = '', given, word, rest = ''] =
    /^(\S+)#(\S+)( given)?(?: (only|without) (.+))?$/u.exec(text.trim()) ?? [];
  if (file === '') throw new Error(`"${text}" is not a valid reference to options. Write it as file.ts#Name.`);
  const names = rest.split(/[\s,]+/u).filter((one) => one !== '');
  return {
    file,
    name,
    only: word === 'only' ? names : [],
    without: word === 'without' ? names : [],
    isReceived: given !== undefined,
  };
}

/** Reads the rows of the table for a mark. */
export async function readOptions({ file, name, only, without, isReceived }: TableMark): Promise<OptionRow[]> {
  const declared = findDeclared(readModule(file), name);
  const isType = declared !== undefined && declared.node.type !== 'VariableDeclarator';
  const rows = isType
    ? readInterface(declared, isReceived)
    : ((await readSchema(file, name)) ?? (await readFlags(file, name)));
  const findRow = (one: string): OptionRow => {
    const row = rows.find((row) => row.name.includes(`\`${one}\``) || row.name.includes(`\`--${one}`));
    if (!row) throw new Error(`${file}#${name} has no option "${one}".`);
    return row;
  };
  const left = new Set(without.map(findRow));
  const chosen = only.length > 0 ? only.map(findRow) : rows.filter((row) => !left.has(row));
  const undocumented = chosen.find(({ text }) => text === '');
  if (undocumented)
    throw new Error(`${undocumented.name} of ${file}#${name} has no description. Add a comment above it.`);
  return chosen;
}
