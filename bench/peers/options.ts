import { parseArgs } from 'node:util';
import { SYSTEMS } from './systems.ts';

export const PARTS = ['builds', 'pages', 'server'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  systems: string[];
  sizes: number[];
  runs: number;
  parts: Part[];
  /** All systems and parts, often enough, so the result can be published for these sizes. */
  isComplete: boolean;
  /** Measurements of a run that did not end are dropped. */
  isFresh: boolean;
}

const SIZES = [200, 1000, 10_000];
/** A median of fewer says little. */
const LEAST_RUNS = 3;

export class OptionError extends Error {}

/** Reads the arguments of `npm run bench`. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parse(args);
  const systems = parseList('systems', values.systems, Object.keys(SYSTEMS));
  const sizes = (values.sizes?.split(',') ?? SIZES).map((size) => parseCount('sizes', String(size)));
  const parts = parseList('only', values.only, PARTS);
  const runs = parseCount('runs', values.runs);
  const isComplete =
    systems.length === Object.keys(SYSTEMS).length &&
    parts.length === PARTS.length &&
    sizes.every((size) => SIZES.includes(size)) &&
    runs >= LEAST_RUNS;
  return { systems, sizes, runs, parts, isComplete, isFresh: values.fresh };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        systems: { type: 'string' },
        sizes: { type: 'string' },
        runs: { type: 'string', default: String(LEAST_RUNS) },
        only: { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OptionError((error as Error).message, { cause: error });
  }
}

/** In the order of `known`, whatever the order of the argument. */
function parseList<Name extends string>(option: string, text: string | undefined, known: readonly Name[]): Name[] {
  const wanted = text?.split(',') ?? known;
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    throw new OptionError(`--${option} names "${unknown}". It can name: ${known.join(', ')}.`);
  }
  return known.filter((name) => wanted.includes(name));
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new OptionError(`--${option} has "${text}", which is no count.`);
  return count;
}
