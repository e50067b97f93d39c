import type { DocumentRow, DocumentText } from '@recto/content/documents';
import type { ContentProblem } from './build-message.ts';

/** The problems of one document. */
export interface DocumentProblems {
  /** Path of the document in the content folder. */
  file: string;
  /** Collections that the document belongs to. */
  collections: readonly string[];
  /** Problems that would fail a build. */
  errors: readonly ContentProblem[];
  /** Problems that would not fail a build. */
  warnings: readonly ContentProblem[];
  /** Rows that a build would store, if requested and if there are no errors. */
  rows?: readonly DocumentRow[];
}

/** Options of a check. */
export interface CheckOptions {
  /** Whether the result includes the rows of the documents. */
  withRows?: boolean;
}

/** Input of the process that checks documents. */
export interface CheckRequest extends CheckOptions {
  /** Number of the request, which the response repeats. */
  id: number;
  /** Documents to check. */
  documents: readonly DocumentText[];
}

/** Messages of the process that checks documents. */
export type CheckMessage = { id: number; result: readonly DocumentProblems[] } | { id: number; crash: string };

/** Argument with which a server starts a process for checks. */
export const FOR_CHECKS = '--for-checks';
