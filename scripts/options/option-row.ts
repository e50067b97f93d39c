/** One line of a table, its cells as markdown. */
export interface OptionRow {
  name: string;
  /** What stands for it in a list of what was read; flags of a command have none. */
  type?: string;
  preset: string;
  text: string;
  /** The name of a table that describes the type, and the type for rows that link to it. */
  details?: { name: string; type: string };
}

export const REQUIRED = 'required';
export const NONE = 'none';

/** Code in a cell: a bar would end the cell, also there. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``;
}

/** Words in a cell, where a bar would end it as well. */
export function cell(text: string): string {
  return text.replaceAll(/(?<!\\)\|/gu, String.raw`\|`);
}
