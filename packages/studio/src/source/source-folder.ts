import type { CommitPlan } from '../repository/reconcile.ts';

/** The files of the site at a commit, in a folder managed by the studio. Content is built from it. */
export interface SourceFolder {
  /** Runs a task with exclusive access to the folder. */
  use: <Value>(work: (files: SourceFiles) => Promise<Value>) => Promise<Value>;
}

interface SourceFiles {
  /** Updates the folder to a commit. */
  checkout: (revision: string) => Promise<CheckedOut>;
  /** Changes files as a commit would. The next `checkout` reverts it. */
  apply: (plan: Pick<CommitPlan, 'writes' | 'deletions'>) => Promise<void>;
}

interface CheckedOut {
  /** The root of the repository's paths. */
  root: string;
  /** Modification times by path as ISO strings, if the folder has no git history. */
  changed?: Readonly<Record<string, string>>;
}
