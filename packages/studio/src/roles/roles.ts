/** Roles from the least to the most. Each may do what those before it may. */
export const ROLES = ['reader', 'editor', 'publisher', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** The role of endpoints that everybody who has signed in may call, such as the one that signs out. */
export const SIGNED_IN = 'signed-in';

/** Whether a role may do what another one may. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
