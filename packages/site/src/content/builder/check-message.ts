import type { DocumentRow, DocumentText } from '@recto/content/node';
import type { ContentProblem } from './build-message.ts';

/** What is wrong with one document. */
export interface DocumentProblems {
  /** Path below the content folder. */
  file: string;
  /** Collections that have it. */
  collections: readonly string[];
  /** What a build would refuse. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
  /** What a build would store of it, where that was asked for and there are no errors. */
  rows?: readonly DocumentRow[];
}

export interface CheckOptions {
  /** The answer has the rows that the documents become. */
  withRows?: boolean;
}

/** Input of the process that checks documents. */
export interface CheckRequest extends CheckOptions {
  id: number;
  documents: readonly DocumentText[];
}

/** What the process says. */
export type CheckMessage = { id: number; result: readonly DocumentProblems[] } | { id: number; crash: string };

/** The argument that a server starts a process for checks with. */
export const FOR_CHECKS = '--for-checks';
