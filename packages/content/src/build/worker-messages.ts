import type { FileInput } from './build-file.ts';
import { fromErrorData, toErrorData } from './error-data.ts';
import type { ErrorData } from './error-data.ts';
import type { PackedResult } from './packed-row.ts';

/** Message from a build to a worker. */
export interface WorkerRequest {
  number: number;
  input: FileInput;
}

/** A result whose errors are plain data, because messages do not preserve classes. */
type WorkerResult = Omit<PackedResult, 'errors'> & { errors: ErrorData[] };

/** Message from a worker to a build. */
export type WorkerResponse =
  /** The thread has loaded its modules. */
  | { ready: true }
  | { number: number; result: WorkerResult }
  /** A bug of the engine, not an error in the content. */
  | { number: number; crash: string };

/** Converts a result for a message to another thread. */
export function toMessage(result: PackedResult): WorkerResult {
  return { ...result, errors: result.errors.map(toErrorData) };
}

/** Restores a result from a message of another thread. */
export function fromMessage(result: WorkerResult): PackedResult {
  return { ...result, errors: result.errors.map(fromErrorData) };
}
