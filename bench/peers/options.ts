import { parseArgs } from 'node:util';
import { SYSTEMS } from './systems.ts';

/** Parts of the benchmark, in the order in which they are run. */
export const PARTS = ['builds', 'pages', 'server'] as const;
/** Part of the benchmark. */
export type Part = (typeof PARTS)[number];

/** Options of `npm run bench`. */
export interface BenchOptions {
  systems: string[];
  sizes: number[];
  runs: number;
  parts: Part[];
  /** All systems and parts are measured often enough, so the results can be published for these sizes. */
  isComplete: boolean;
  /** Drops the measurements of an unfinished run. */
  isFresh: boolean;
}

const SIZES = [200, 1000, 10_000];
/** Minimum number of runs for a useful median. */
const MIN_RUNS = 3;

/** An invalid option of `npm run bench`. */
export class OptionError extends Error {}

/** Parses the arguments of `npm run bench`. */
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
    runs >= MIN_RUNS;
  return { systems, sizes, runs, parts, isComplete, isFresh: values.fresh };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        systems: { type: 'string' },
        sizes: { type: 'string' },
        runs: { type: 'string', default: String(MIN_RUNS) },
        only: { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OptionError((error as Error).message, { cause: error });
  }
}

/** Parses a list of names, and returns them in the order of `names`. */
function parseList<Name extends string>(option: string, text: string | undefined, names: readonly Name[]): Name[] {
  const requested = text?.split(',') ?? names;
  const unknown = requested.find((name) => !names.some((one) => one === name));
  if (unknown !== undefined) {
    throw new OptionError(`--${option} contains "${unknown}". Possible values: ${names.join(', ')}.`);
  }
  return names.filter((name) => requested.includes(name));
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new OptionError(`--${option} contains "${text}", which is not a positive integer.`);
  return count;
}
