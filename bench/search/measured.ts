import { brotliCompressSync, constants } from 'node:zlib';
import { median } from '../median.ts';

/** What one way to search costs on one corpus. */
export interface Measured {
  way: string;
  buildSeconds: number;
  indexKilobytes: number;
  files: number;
  /** Script that a browser loads before it can search; the palette around it is not in it. */
  codeKilobytes: number;
  /** Script and index until the first ten results of a query can be shown: on average, and at most. */
  firstKilobytes: { mean: number; most: number };
  /** Processor time of one key stroke once everything is loaded, off the main thread where the way has a worker. */
  keyMilliseconds: { median: number; most: number };
  /** Queries that had no result. */
  missed: number;
}

export function brotliKilobytes(content: string | Uint8Array, quality = 11): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength / 1000;
}

/** For a whole index, which may have tens of megabytes. */
export const FAST = 6;

export function spread(numbers: readonly number[]): { mean: number; median: number; most: number } {
  return {
    mean: numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1),
    median: median(numbers) ?? 0,
    most: Math.max(0, ...numbers),
  };
}

/** Every state of the field while somebody types the queries. */
export function keyStrokes(queries: readonly string[]): string[] {
  return queries.flatMap((query) => Array.from({ length: query.length }, (_, place) => query.slice(0, place + 1)));
}

/** Processor time, in milliseconds: others may be busy on the same machine. */
export async function timeEach(inputs: readonly string[], search: (input: string) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const start = process.cpuUsage();
    await search(input);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return times;
}
