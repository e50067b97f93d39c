import { styleText } from 'node:util';

/** The part of a stream that is used here. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** Input and output of a command. */
export interface Terminal {
  /** Standard output, for the result. */
  out: Output;
  /** Standard error, for progress and errors. */
  err: Output;
  env: Readonly<Record<string, string | undefined>>;
  /** The current folder. */
  folder: string;
}

/** Text styles. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Default width of tables if the width of the terminal is not known. */
const DEFAULT_COLUMNS = 120;

/** Writes a line. */
export function print(screen: Output, text: string): void {
  screen.write(`${text}\n`);
}

/** Styles a text, only for terminals that support it and unless NO_COLOR is set: see no-color.org. */
export function paint(screen: Output, env: Terminal['env'], style: Style, text: string): string {
  const isWanted = hasCursor(screen, env) && (env['NO_COLOR'] ?? '') === '';
  return isWanted ? styleText(style, text, { validateStream: false }) : text;
}

/** Whether a line on the terminal can be overwritten. */
export function hasCursor(screen: Output, env: Terminal['env']): boolean {
  return screen.isTTY === true && env['TERM'] !== 'dumb';
}

/** Width of a line. Some terminals report 0 instead of their width. */
export function columnsOf({ columns = 0 }: Output, env: Terminal['env']): number {
  const fromEnv = Number(env['COLUMNS'] ?? 0);
  if (columns > 0) return columns;
  return Number.isSafeInteger(fromEnv) && fromEnv > 0 ? fromEnv : DEFAULT_COLUMNS;
}
