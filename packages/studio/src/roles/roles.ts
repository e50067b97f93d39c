/** Roles in ascending order. Each includes the permissions of lower roles. */
export const ROLES = ['reader', 'editor', 'publisher', 'administrator'] as const;

/** Name of a role. */
export type Role = (typeof ROLES)[number];

/** Used instead of a role by endpoints that every signed-in person may call, such as the one to sign out. */
export const SIGNED_IN = 'signed-in';

/** Whether a role includes another one. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether a text is the name of a role. */
export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
