import { ContentError } from '../errors.ts';
import type { FileInput, FileResult } from './build-file.ts';

/** What passes between a build and its workers. Errors lose their class on the way, so faults travel as data. */
export interface Request {
  number: number;
  input: FileInput;
}

export type Fault = Pick<ContentError, 'code' | 'message' | 'hint' | 'file' | 'line'>;

export type Answer =
  | { number: number; result: Omit<FileResult, 'faults'> & { faults: Fault[] } }
  /** Not the author's fault but ours. */
  | { number: number; crash: string };

export function packResult(result: FileResult): Omit<FileResult, 'faults'> & { faults: Fault[] } {
  return {
    ...result,
    faults: result.faults.map(({ code, message, hint, file, line }) => ({ code, message, hint, file, line })),
  };
}

export function unpackResult(result: Omit<FileResult, 'faults'> & { faults: Fault[] }): FileResult {
  return {
    ...result,
    faults: result.faults.map(({ code, message, hint, ...place }) => new ContentError(code, message, hint, place)),
  };
}
