import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './run-round.ts';

/** Rounds of one campaign. */
export interface CampaignProgress {
  /** Seeds of the rounds that are done. */
  seeds: number[];
  /** Number of checked inputs. */
  inputs: number;
  seconds: number;
  failures: number;
}

/** State of a run of `npm run fuzz`, which the next call continues. */
export interface Progress {
  /** Duration of the run in minutes. */
  minutes: number;
  campaigns: Record<string, CampaignProgress>;
  /** The round that is running. If a call finds one, the last call ended in the middle of it. */
  running?: { campaign: string; seed: number } | undefined;
}

/** Stores the state of a run, and its failures, in a folder. */
export interface ProgressFolder {
  read: () => Progress | undefined;
  write: (progress: Progress) => void;
  /** Writes a failure to a file and returns its path. */
  writeFailure: (failure: Failure) => string;
}

/** Opens the folder with the state of a run. */
export function openProgress(folder: string): ProgressFolder {
  const file = join(folder, 'progress.json');
  return {
    read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : undefined),
    write(progress) {
      mkdirSync(folder, { recursive: true });
      // Renamed, so that a call that is stopped leaves no incomplete file.
      writeFileSync(`${file}.new`, `${JSON.stringify(progress, undefined, 1)}\n`);
      renameSync(`${file}.new`, file);
    },
    writeFailure(failure) {
      mkdirSync(join(folder, 'failures'), { recursive: true });
      const path = join(folder, 'failures', `${failure.campaign}-${failure.seed}.json`);
      writeFileSync(path, `${JSON.stringify(failure, undefined, 1)}\n`);
      return path;
    },
  };
}

/** Seconds that a run has taken so far. */
export function secondsOf({ campaigns }: Progress): number {
  return Object.values(campaigns).reduce((sum, { seconds }) => sum + seconds, 0);
}
