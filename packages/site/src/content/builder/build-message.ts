import { ContentError } from '@recto/content';

/** An error or warning about the content. */
export interface ContentProblem {
  /** Error code for programs. */
  code: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  hint: string;
  /** Path of the file in the content folder. */
  file?: string | undefined;
  /** Line in the file. */
  line?: number | undefined;
  /** Column in the line. */
  column?: number | undefined;
}

/** The result of a build: a version, or errors. */
export interface BuiltContent {
  /** The version that was written, or would have been with `checkOnly`. Missing if there are errors. */
  version?: string | undefined;
  /** Problems that do not fail the build. */
  warnings: readonly ContentProblem[];
  /** Problems that fail the build. */
  errors: readonly ContentProblem[];
}

/** Input of the build process. */
export interface BuildRequest {
  /** The folder of content files. */
  source: string;
  /** Finds errors, but writes no version. */
  checkOnly: boolean;
  /**
   * Modification times of changed files, as ISO times by their paths in the folder, for a folder without Git history.
   * Other files keep the times of the current version.
   */
  changed?: Readonly<Record<string, string>> | undefined;
  /** The public folder beside the content, if it may have changed since the app was built. */
  publicFolder?: string | undefined;
  /** The folder of content versions. */
  output: string;
  /** The cache folder, for the next build. */
  cache: string;
}

/** Messages of the build process. */
export type BuildMessage = { done: number; total: number } | { result: BuiltContent } | { crash: true };

/** Converts an error to plain data. */
export function toProblem({ code, message, hint, file, line, column }: ContentError): ContentProblem {
  return { code, message, hint, file, line, column };
}

/** Formats a problem for a terminal. */
export function describeProblem({ code, message, hint, ...position }: ContentProblem): string {
  return String(new ContentError(code, message, hint, position));
}
