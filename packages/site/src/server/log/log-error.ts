import { describeErrorForLog, encodeForLog } from './describe-error-for-log.ts';

/** Writes an error to the log, with the path or the part of the server where it occurred. */
export function logError(error: unknown, place: string): void {
  console.error(`[recto] ${encodeForLog(place)}: ${describeErrorForLog(error)}`);
}
