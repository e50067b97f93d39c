import { columnsOf, hasCursor, paint } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** A progress bar. */
export interface Progress {
  /** Shows the number of finished files. */
  update(done: number, total: number): void;
  /** Removes the bar from the terminal. */
  clear(): void;
}

const MAX_BAR_WIDTH = 24;
/** Columns for the text next to the bar. A line that wraps cannot be cleared. */
const TEXT_WIDTH = 44;
const REDRAW_MS = 80;
const CLEAR_LINE = '\r\u001b[2K';

/** Creates a progress bar on the last line of a terminal. Without an interactive terminal, nothing is shown. */
export function createProgress({ err, env }: Pick<Terminal, 'err' | 'env'>, label: string): Progress {
  if (!hasCursor(err, env) || env['CI'] !== undefined) return { update: () => undefined, clear: () => undefined };
  const width = Math.max(1, Math.min(MAX_BAR_WIDTH, columnsOf(err, env) - TEXT_WIDTH));
  let drawn = 0;
  return {
    update(done, total) {
      if (done < total && Date.now() - drawn < REDRAW_MS) return;
      drawn = Date.now();
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(share * width);
      const bar = paint(err, env, 'cyan', '█'.repeat(full)) + '░'.repeat(width - full);
      const count = paint(err, env, 'dim', `${done} of ${total} files`);
      err.write(`${CLEAR_LINE}${label} ${bar} ${Math.round(share * 100)} % ${count}`);
    },
    clear() {
      if (drawn > 0) err.write(CLEAR_LINE);
    },
  };
}
