import { ContentError } from '@recto/content';
import { isUnavailable } from '@recto/content/node';

/** Logs an error that occurred at a path. */
export type Report = (error: unknown, path: string) => void;

/** Minimum time between two equal lines, in milliseconds. */
const REPEAT_MS = 1000;
/** Maximum number of lines to compare with. */
const MAX_LINES = 1000;

/**
 * Keeps the log readable while every request fails: the same line is written at most once a second. An unavailable
 * database is logged without path and stack, since it depends on neither.
 */
export function limitReports(report: Report, now: () => number = () => performance.now()): Report {
  const writtenAt = new Map<string, number>();
  const isNew = (line: string): boolean => {
    const at = now();
    if (at - (writtenAt.get(line) ?? -Infinity) < REPEAT_MS) return false;
    writtenAt.delete(line);
    writtenAt.set(line, at);
    const [oldest] = writtenAt.size > MAX_LINES ? writtenAt.keys() : [];
    if (oldest !== undefined) writtenAt.delete(oldest);
    return true;
  };

  return (error, path) => {
    const isDatabaseError = error instanceof ContentError && isUnavailable(error);
    const message = isDatabaseError ? `${error.message} ${error.hint}` : error;
    const source = isDatabaseError ? 'Database' : path;
    if (isNew(`${source}: ${String(message)}`)) report(message, source);
  };
}
