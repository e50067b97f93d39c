import { hasRole } from './roles.ts';
import type { Role } from './roles.ts';

/** The minimum role for each action. Endpoints take their role from here. */
export const PERMISSIONS = {
  /** View drafts and all files of the content folder. */
  'content.read': 'reader',
  /** View media files and where they are used. */
  'media.read': 'reader',
  /** Store drafts on the server. */
  'draft.save': 'editor',
  /** Share a draft by a signed URL. */
  'draft.share': 'editor',
  /** Propose changes as a pull request. */
  'change.suggest': 'editor',
  /** Add a file to the drafts. */
  'media.upload': 'editor',
  /** Commit changes to the branch that the site is built from. */
  'change.publish': 'publisher',
  /** Schedule changes to be published later, and cancel that. */
  'change.schedule': 'publisher',
  /** Rename and delete published files. */
  'media.change': 'publisher',
  /** View and withdraw pending changes of other people. */
  'journal.manage': 'administrator',
  /** End the sessions of other people. */
  'sessions.end': 'administrator',
} as const satisfies Readonly<Record<string, Role>>;

/** An action that requires a role. */
export type Action = keyof typeof PERMISSIONS;

/** Returns all actions that a role allows, for the editor to show. The server checks them again. */
export function actionsOf(role: Role): Action[] {
  return (Object.keys(PERMISSIONS) as Action[]).filter((action) => hasRole(role, PERMISSIONS[action]));
}
