import type { Readable, Writable } from 'node:stream';

/** Input and output of the command, and the environment it runs in. */
export interface Terminal {
  /** Standard input. */
  input: Readable & { isTTY?: boolean };
  /** Standard output. */
  out: Writable & { isTTY?: boolean; columns?: number };
  /** Standard error. */
  err: Writable;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Current folder. */
  currentFolder: string;
}

/** Prints lines of text. */
export function print(screen: Writable, ...lines: readonly string[]): void {
  screen.write(`${lines.join('\n')}\n`);
}

/** Whether questions can be asked: not in a pipe, in a CI job, or in a terminal that cannot display prompts. */
export function canAsk({ input, out, env }: Terminal): boolean {
  if (input.isTTY !== true || out.isTTY !== true || (env['CI'] ?? '') !== '') return false;
  // Some terminals report 0 instead of their width.
  return env['TERM'] !== 'dumb' && out.columns !== 0;
}
