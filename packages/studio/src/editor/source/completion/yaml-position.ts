/** A position in a YAML text. */
export interface YamlPosition {
  /** Names of the objects around it, outermost first. */
  path: string[];
  /** The field whose value is being written; `undefined` while a name is being written. */
  field: string | undefined;
  /** The text before the cursor. */
  textBeforeCursor: string;
  /** Names that the object already has. */
  siblings: string[];
}

const ENTRY = /^(\s*)((?:- +)*)(?:(['"]?)([\w$.-]+)\3:(?:\s+(.*))?|(.*))$/u;

interface Entry {
  /** Column of its name. */
  indent: number;
  /** Column of its first dash, or of its name. */
  start: number;
  name: string | undefined;
  value: string;
  /** Text that is neither a name nor the value of one. */
  rest: string;
}

function readEntry(line: string): Entry {
  const [, space = '', dashes = '', , name, value = '', rest = ''] = ENTRY.exec(line) ?? [];
  return { indent: space.length + dashes.length, start: space.length, name, value, rest };
}

/** Finds the position at the end of the lines before the cursor. Names in the lines `after` it count as siblings. */
export function findYamlPosition(before: readonly string[], after: readonly string[] = []): YamlPosition | undefined {
  const entry = readEntry(before.at(-1) ?? '');
  // Comments, multi-line quoted texts and the like are not completed.
  if (entry.name === undefined && !/^[\w$.-]*$/u.test(entry.rest)) return undefined;
  const path: string[] = [];
  let { indent, start } = entry;
  const siblings: string[] = [];
  for (const line of before.slice(0, -1).toReversed()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const one = readEntry(line);
    if (one.indent === indent && one.name !== undefined && path.length === 0 && start === indent) {
      siblings.push(one.name);
      // The first name of a list item: the lines above belong to other items.
      if (one.start < one.indent) ({ start } = one);
    } else if (one.indent < start && one.name !== undefined && one.value === '') {
      path.unshift(one.name);
      ({ indent, start } = one);
    } else if (one.name !== undefined && one.value === '' && one.indent === start && start < indent) {
      // A list may have the same indentation as its field.
      path.unshift(one.name);
      ({ indent, start } = one);
    }
  }
  return {
    path,
    field: entry.name,
    textBeforeCursor: entry.name === undefined ? entry.rest : entry.value,
    siblings: [...siblings, ...namesBelow(after, entry.indent)],
  };
}

function namesBelow(lines: readonly string[], indent: number): string[] {
  const names: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const { indent: column, start, name } = readEntry(line);
    if (column < indent || start < column) break;
    if (column === indent && name !== undefined) names.push(name);
  }
  return names;
}
