import { hasRole } from './roles.ts';
import type { Role } from './roles.ts';

/** Who may do what: each action with the least role that may do it. Endpoints take their role from here. */
export const PERMISSIONS = {
  /** Sees drafts, and all files of the content folder. */
  'content.read': 'reader',
  /** Sees pictures and other files, and where they are used. */
  'media.read': 'reader',
  /** Keeps drafts on the server. */
  'draft.save': 'editor',
  /** Gives a signed address of a draft to somebody. */
  'draft.share': 'editor',
  /** Sends changes to the repository as a pull request. */
  'change.suggest': 'editor',
  /** Adds a file to the drafts. */
  'media.upload': 'editor',
  /** Commits changes to the branch that the site is built from. */
  'change.publish': 'publisher',
  /** Has changes published later, and withdraws that. */
  'change.schedule': 'publisher',
  /** Renames and deletes published files. */
  'media.change': 'publisher',
  /** Sees and withdraws the waiting changes of other people. */
  'journal.manage': 'administrator',
  /** Ends the sessions of other people. */
  'sessions.end': 'administrator',
} as const satisfies Readonly<Record<string, Role>>;

export type Action = keyof typeof PERMISSIONS;

/** Everything that a role may do, for the editor to show. The server checks it again. */
export function actionsOf(role: Role): Action[] {
  return (Object.keys(PERMISSIONS) as Action[]).filter((action) => hasRole(role, PERMISSIONS[action]));
}
