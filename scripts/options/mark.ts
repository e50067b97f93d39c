import { findDeclared, readModule } from './module.ts';
import type { OptionRow } from './option-row.ts';
import { readFlags } from './read-flags.ts';
import { readInterface } from './read-interface.ts';
import { readSchema } from './read-schema.ts';

/** `<!-- options packages/site/src/app/site.ts#Site without base -->`: which options a table lists. */
export interface Mark {
  file: string;
  name: string;
  /** Those alone, in this order. */
  only: readonly string[];
  without: readonly string[];
  /** What a reader gets rather than writes: nothing in it has a default. */
  isGiven: boolean;
}

export function parseMark(text: string): Mark {
  const [, file = '', name = '', given, word, rest = ''] =
    /^(\S+)#(\S+)( given)?(?: (only|without) (.+))?$/u.exec(text.trim()) ?? [];
  if (file === '') throw new Error(`"${text}" does not say whose options are meant. Write: file.ts#Name`);
  const names = rest.split(/[\s,]+/u).filter((one) => one !== '');
  return {
    file,
    name,
    only: word === 'only' ? names : [],
    without: word === 'without' ? names : [],
    isGiven: given !== undefined,
  };
}

/** The lines of the table that a mark asks for. */
export async function readOptions({ file, name, only, without, isGiven }: Mark): Promise<OptionRow[]> {
  const declared = findDeclared(readModule(file), name);
  const isType = declared !== undefined && declared.node.type !== 'VariableDeclarator';
  const rows = isType
    ? readInterface(declared, isGiven)
    : ((await readSchema(file, name)) ?? (await readFlags(file, name)));
  const named = (one: string): OptionRow => {
    const row = rows.find((row) => row.name.includes(`\`${one}\``) || row.name.includes(`\`--${one}`));
    if (!row) throw new Error(`${file}#${name} has no option "${one}".`);
    return row;
  };
  const left = new Set(without.map(named));
  const chosen = only.length > 0 ? only.map(named) : rows.filter((row) => !left.has(row));
  const silent = chosen.find(({ text }) => text === '');
  if (silent) throw new Error(`${silent.name} of ${file}#${name} has no sentence that says what it is.`);
  return chosen;
}
