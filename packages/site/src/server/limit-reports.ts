import { ContentError } from '@recto/content';
import { isUnavailable } from '@recto/content/node';

export type Report = (error: unknown, path: string) => void;

/** The same line is written at most once in this time, in milliseconds. */
const REPEAT_MS = 1000;
/** Most lines that are remembered. */
const MOST_LINES = 1000;

/**
 * Keeps a log readable while something fails with every request: the same line comes once a second. That the database
 * is away has nothing to do with the path that was asked for, nor with the code that asked.
 */
export function limitReports(report: Report, now: () => number = Date.now): Report {
  const writtenAt = new Map<string, number>();
  const isNew = (line: string): boolean => {
    const at = now();
    if (at - (writtenAt.get(line) ?? -Infinity) < REPEAT_MS) return false;
    writtenAt.delete(line);
    writtenAt.set(line, at);
    const [oldest] = writtenAt.size > MOST_LINES ? writtenAt.keys() : [];
    if (oldest !== undefined) writtenAt.delete(oldest);
    return true;
  };

  return (error, path) => {
    const isAway = error instanceof ContentError && isUnavailable(error);
    const told = isAway ? `${error.message} ${error.hint}` : error;
    const place = isAway ? 'Database' : path;
    if (isNew(`${place}: ${String(told)}`)) report(told, place);
  };
}
