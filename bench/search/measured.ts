import { brotliCompressSync, constants } from 'node:zlib';
import { median } from '../median.ts';

/** Measurements of one search system on one corpus. */
export interface Measured {
  /** Name of the search system. */
  system: string;
  buildSeconds: number;
  indexKilobytes: number;
  files: number;
  /** Script that a browser loads before it can search, without the search palette. */
  codeKilobytes: number;
  /** Script and index data that are loaded until the first ten results of a query can be shown. */
  firstKilobytes: { mean: number; max: number };
  /** CPU time of one keystroke after everything is loaded; in a worker, if the system uses one. */
  keystrokeMilliseconds: { median: number; max: number };
  /** Queries that had no result. */
  missed: number;
}

/** Size after brotli compression, in kB. */
export function brotliKilobytes(content: string | Uint8Array, quality = 11): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength / 1000;
}

/** Brotli quality for a whole index, which can have tens of megabytes. */
export const FAST_BROTLI_QUALITY = 6;

/** Mean, median and maximum of numbers. */
export function summarise(numbers: readonly number[]): { mean: number; median: number; max: number } {
  return {
    mean: numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1),
    median: median(numbers) ?? 0,
    max: Math.max(0, ...numbers),
  };
}

/** Lists every state of the input while the queries are typed. */
export function listKeystrokes(queries: readonly string[]): string[] {
  return queries.flatMap((query) => Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)));
}

/** Measures the CPU time of each search in milliseconds, since other processes may slow down the machine. */
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
