import { styleText } from 'node:util';

/** The part of a stream that matters here. */
export interface Screen {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

/** Where a command is run, and where it writes. */
export interface Terminal {
  /** The answer. */
  out: Screen;
  /** What is said beside the answer: progress, and faults that keep it from being given. */
  err: Screen;
  env: Readonly<Record<string, string | undefined>>;
  /** The folder it is run in. */
  folder: string;
}

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Width of a table that nobody looks at yet. */
const USUAL_COLUMNS = 120;

export function print(screen: Screen, text: string): void {
  screen.write(`${text}\n`);
}

/** Colours are for terminals, and only for those who want them: see no-color.org. */
export function paint(screen: Screen, env: Terminal['env'], style: Style, text: string): string {
  const isWanted = hasCursor(screen, env) && (env['NO_COLOR'] ?? '') === '';
  return isWanted ? styleText(style, text, { validateStream: false }) : text;
}

/** Whether a line on the screen can be written anew. */
export function hasCursor(screen: Screen, env: Terminal['env']): boolean {
  return screen.isTTY === true && env['TERM'] !== 'dumb';
}

/** Room for a line. A terminal may not know its own width, and says 0. */
export function columnsOf({ columns = 0 }: Screen, env: Terminal['env']): number {
  const asked = Number(env['COLUMNS'] ?? 0);
  if (columns > 0) return columns;
  return Number.isSafeInteger(asked) && asked > 0 ? asked : USUAL_COLUMNS;
}
