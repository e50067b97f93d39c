import * as fc from 'fast-check';
import type { Campaign } from './campaign.ts';

/** Options of `runRound`. */
export interface RoundOptions {
  seed: number;
  /** Number of inputs. */
  inputs: number;
  /** Position of one input in the round, from the report of a failure. Only this input is checked. */
  path?: string | undefined;
}

/** Result of a round. */
export interface RoundResult {
  /** Number of inputs that were checked, without those of the shrinking. */
  inputs: number;
  failure?: Failure;
}

/** An input that a campaign has failed for. */
export interface Failure {
  campaign: string;
  seed: number;
  /** Position of the shrunk input, for `--path`. */
  path: string;
  /** The shrunk input as JavaScript. */
  input: string;
  error: string;
  /** Repeats the failure. */
  command: string;
}

/** Maximum duration of a round, including the shrinking of a failure, in milliseconds. */
const MAX_ROUND_MS = 120_000;

/** Checks generated inputs until one fails. The same seed generates the same inputs. */
export async function runRound(
  { name, property }: Campaign,
  { seed, inputs, path }: RoundOptions,
): Promise<RoundResult> {
  const result = await fc.check(property, {
    seed,
    numRuns: inputs,
    interruptAfterTimeLimit: MAX_ROUND_MS,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!result.failed || result.counterexample === null) return { inputs: result.numRuns };
  const position = result.counterexamplePath ?? '';
  return {
    inputs: result.numRuns,
    failure: {
      campaign: name,
      seed,
      path: position,
      input: fc.stringify(result.counterexample),
      error: describe(result.errorInstance),
      command: `npm run fuzz -- --campaign ${name} --seed ${seed} --path "${position}"`,
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
