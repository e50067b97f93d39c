import { columnsOf, hasCursor, paint } from './terminal.ts';
import type { Terminal } from './terminal.ts';

export interface Progress {
  update(done: number, total: number): void;
  /** Leaves the line as it was before. */
  clear(): void;
}

const WIDEST_BAR = 24;
/** What stands beside the bar; a line that wraps cannot be cleared. */
const BESIDE_BAR = 44;
const REDRAW_MS = 80;
const CLEAR_LINE = '\r\u001b[2K';

/** A bar on the last line of a terminal. Where nobody can watch it, there is none. */
export function createProgress({ err, env }: Pick<Terminal, 'err' | 'env'>, label: string): Progress {
  if (!hasCursor(err, env) || env['CI'] !== undefined) return { update: () => undefined, clear: () => undefined };
  const width = Math.max(1, Math.min(WIDEST_BAR, columnsOf(err, env) - BESIDE_BAR));
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
