import type { FileInput } from './build-file.ts';
import { fromFaultData, toFaultData } from './fault-data.ts';
import type { FaultData } from './fault-data.ts';
import type { PackedResult } from './packed-row.ts';

/** Message from a build to a worker. */
export interface Request {
  number: number;
  input: FileInput;
}

/** A result whose errors are plain data, because messages do not preserve classes. */
type Message = Omit<PackedResult, 'faults'> & { faults: FaultData[] };

/** Message from a worker to a build. */
export type Answer =
  /** The thread has loaded its modules. */
  | { ready: true }
  | { number: number; result: Message }
  /** A bug of the engine, not an error in the content. */
  | { number: number; crash: string };

/** Converts a result for a message to another thread. */
export function toMessage(result: PackedResult): Message {
  return { ...result, faults: result.faults.map(toFaultData) };
}

/** Restores a result from a message of another thread. */
export function fromMessage(result: Message): PackedResult {
  return { ...result, faults: result.faults.map(fromFaultData) };
}
