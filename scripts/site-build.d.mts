import type { Step } from './steps.mjs';

/** Options of `ensureBuild`. */
export interface BuildOptions {
  /** Name of the step. */
  name: string;
  /** Folder of the site. */
  site: string;
  /** Output folder; by default `.output` in the folder of the site. */
  output?: string;
  /** Builds without compressed copies of the files. */
  isQuick?: boolean;
}

/** Builds a site if its inputs have changed since the last build, and returns its output folder. */
export function ensureBuild(step: Step, options: BuildOptions): Promise<string>;
/** Builds the website without its demos, and returns its output folder. */
export function ensureLocalSite(step: Step): Promise<string>;
