import type { Readable, Writable } from 'node:stream';

/** Where the command is run, where it reads and where it writes. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  out: Writable & { isTTY?: boolean; columns?: number };
  err: Writable;
  env: Readonly<Record<string, string | undefined>>;
  /** The folder it is run in. */
  folder: string;
}

export function print(screen: Writable, ...lines: readonly string[]): void {
  screen.write(`${lines.join('\n')}\n`);
}

/** Whether there is somebody to ask: not at a pipe, in a job of a server, or where a question cannot be drawn. */
export function canAsk({ input, out, env }: Terminal): boolean {
  if (input.isTTY !== true || out.isTTY !== true || (env['CI'] ?? '') !== '') return false;
  // A terminal may not know its own width, and says 0.
  return env['TERM'] !== 'dumb' && out.columns !== 0;
}
