/** Options of `run`. */
export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Called with every complete line of output. */
  onLine?: (line: string) => void;
  /** Stops the program. */
  signal?: AbortSignal;
  /** Message and hint of the error if the program fails. */
  failure: readonly [message: string, hint: string];
}

/** Returns the output of the program, or throws a `StepError` with the message and hint in `failure`. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<string>;
