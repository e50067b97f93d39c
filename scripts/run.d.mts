export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
  /** Ends the program. */
  signal?: AbortSignal;
  /** A sentence, and a hint that can be done. */
  failure: readonly [message: string, hint: string];
}

export function run(command: string, args: readonly string[], options: RunOptions): Promise<string>;
