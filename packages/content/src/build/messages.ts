import type { FileInput } from './build-file.ts';
import { fromFaultData, toFaultData } from './fault-data.ts';
import type { FaultData } from './fault-data.ts';
import type { PackedResult } from './packed-row.ts';

/** What passes between a build and its workers. Errors lose their class on the way, so faults travel as data. */
export interface Request {
  number: number;
  input: FileInput;
}

type Message = Omit<PackedResult, 'faults'> & { faults: FaultData[] };

export type Answer =
  /** The thread has loaded its modules. */
  | { ready: true }
  | { number: number; result: Message }
  /** Not the author's fault but ours. */
  | { number: number; crash: string };

export function toMessage(result: PackedResult): Message {
  return { ...result, faults: result.faults.map(toFaultData) };
}

export function fromMessage(result: Message): PackedResult {
  return { ...result, faults: result.faults.map(fromFaultData) };
}
