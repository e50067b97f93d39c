import type { CommitPlan } from '../repository/reconcile.ts';

/** The files of the site at a commit, in a folder that belongs to the studio. Content is built from it. */
export interface SourceFolder {
  /** Runs work that needs the folder as it leaves it: one piece after the other. */
  use: <Value>(work: (files: SourceFiles) => Promise<Value>) => Promise<Value>;
}

interface SourceFiles {
  /** Brings the folder to a commit. */
  checkout: (revision: string) => Promise<CheckedOut>;
  /** Changes files as a commit would. The next `checkout` takes it back. */
  apply: (plan: Pick<CommitPlan, 'writes' | 'deletions'>) => Promise<void>;
}

interface CheckedOut {
  /** The folder that paths of the repository are below. */
  root: string;
  /** When files were changed, as ISO times by path, where the folder has no history of its own to tell. */
  changed?: Readonly<Record<string, string>>;
}
