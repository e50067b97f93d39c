const QUOTED = /"(?:[^"]|"")*"/gu;

/**
 * Character between two values of a table, found in its first line: a comma, unless there is none and the columns are
 * separated by another usual character.
 */
export function findDelimiter(text: string): string {
  const [header = ''] = text.replaceAll(QUOTED, '').split(/[\r\n]/u);
  return [',', ';', '\t', '|'].find((delimiter) => header.includes(delimiter)) ?? ',';
}
