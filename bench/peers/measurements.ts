import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Figures by name; `null` where the system has nothing to measure. */
export type Figures = Readonly<Record<string, number | null>>;

/** One finished measurement. */
export interface Measurement {
  system: string;
  pages: number;
  /** What was measured: `cold`, `content`, `code`, `page`, `server` and so on. */
  kind: string;
  run: number;
  figures: Figures;
}

export interface MeasurementStore {
  all: () => readonly Measurement[];
  has: (wanted: Omit<Measurement, 'figures'>) => boolean;
  add: (measurement: Measurement) => void;
}

/**
 * Keeps measurements in a file, one a line, so that a run that was broken off can go on. The first line says what is
 * measured; a file of other versions is replaced.
 */
export function openMeasurements(file: string, subject: string, { isFresh = false } = {}): MeasurementStore {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = first === subject && !isFresh;
  // The last line of a run that was killed may be half a line.
  const measured = isSame ? lines.flatMap((line) => parseLine(line) ?? []) : [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [subject, ...measured.map((one) => JSON.stringify(one)), ''].join('\n'));
  return {
    all: () => measured,
    has: (wanted) =>
      measured.some(
        ({ system, pages, kind, run }) =>
          system === wanted.system && pages === wanted.pages && kind === wanted.kind && run === wanted.run,
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
