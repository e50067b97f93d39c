/** One row of a table of options, with its cells as markdown. */
export interface OptionRow {
  name: string;
  /** Type of the option; command line flags have none. */
  type?: string;
  /** Default value. */
  defaultText: string;
  /** Description. */
  text: string;
  /** The name of a table that describes the type, and the type to show as a link to it. */
  details?: { name: string; type: string };
}

/** Shown as the default of a required option. */
export const REQUIRED = 'required';
/** Shown as the default of an optional option without a default value. */
export const NONE = 'none';

/** Renders inline code in a cell, with escaped vertical bars, since a bar would end the cell. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``;
}

/** Renders text in a cell, with escaped vertical bars. */
export function cell(text: string): string {
  return text.replaceAll(/(?<!\\)\|/gu, String.raw`\|`);
}
