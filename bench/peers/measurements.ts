import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Measured numbers by name; `null` if a system has nothing to measure. */
export type Figures = Readonly<Record<string, number | null>>;

/** One finished measurement. */
export interface Measurement {
  system: string;
  pages: number;
  /** Kind of measurement: `cold`, `content`, `code`, `visit`, `server` and so on. */
  kind: string;
  run: number;
  figures: Figures;
}

/** Stores measurements in a file. */
export interface MeasurementStore {
  all: () => readonly Measurement[];
  has: (searched: Omit<Measurement, 'figures'>) => boolean;
  add: (measurement: Measurement) => void;
}

/**
 * Stores measurements in a file, one per line, so that an interrupted run can be continued. The first line identifies
 * what is measured; a file with another first line is replaced.
 */
export function openMeasurements(file: string, subject: string, { isFresh = false } = {}): MeasurementStore {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = first === subject && !isFresh;
  // The last line of a killed run may be incomplete.
  const measured = isSame ? lines.flatMap((line) => parseLine(line) ?? []) : [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [subject, ...measured.map((one) => JSON.stringify(one)), ''].join('\n'));
  return {
    all: () => measured,
    has: (searched) =>
      measured.some(
        ({ system, pages, kind, run }) =>
          system === searched.system && pages === searched.pages && kind === searched.kind && run === searched.run,
      ),
    add(measurement) {
      measured.push(measurement);
      appendFileSync(file, `${JSON.stringify(measurement)}\n`);
    },
  };
}

function parseLine(line: string): Measurement | undefined {
  try {
    return JSON.parse(line) as Measurement;
  } catch {
    return undefined;
  }
}
