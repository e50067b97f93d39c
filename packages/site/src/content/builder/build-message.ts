import { ContentError } from '@recto/content';

/** Something in the content, or about it, that its authors should know. */
export interface ContentProblem {
  code: string;
  message: string;
  /** What to do about it. */
  hint: string;
  /** Path below the content folder. */
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** What a build gave: a version, or the errors that are in its way. */
export interface BuiltContent {
  /** The version that was written, or that would have been. Missing where there are errors. */
  version?: string | undefined;
  warnings: readonly ContentProblem[];
  errors: readonly ContentProblem[];
}

/** Input of the build process. */
export interface BuildRequest {
  /** The folder of content files. */
  source: string;
  /** Finds errors, and writes no version. */
  checkOnly: boolean;
  /** When files were changed, as ISO times by their paths below the folder, for a folder without a history in git. Others keep the times of the current version. */
  changed?: Readonly<Record<string, string>> | undefined;
  /** The public folder beside the content, where it may have changed since the app was built. */
  publicFolder?: string | undefined;
  /** The folder of content versions. */
  output: string;
  /** The folder of what is kept for the next build. */
  cache: string;
}

/** What the process that builds says. */
export type BuildMessage = { done: number; total: number } | { result: BuiltContent } | { crash: true };

export function toProblem({ code, message, hint, file, line, column }: ContentError): ContentProblem {
  return { code, message, hint, file, line, column };
}

/** As a terminal shows it. */
export function describeProblem({ code, message, hint, ...place }: ContentProblem): string {
  return String(new ContentError(code, message, hint, place));
}
