import { z } from 'zod';
import { ROLES } from './roles.ts';
import type { Role } from './roles.ts';

/** Permissions of a person in the repository, in ascending order. */
export const REPOSITORY_PERMISSIONS = ['read', 'write', 'admin'] as const;
/** Name of a repository permission. */
export type RepositoryPermission = (typeof REPOSITORY_PERMISSIONS)[number];

const email = z.string().trim().toLowerCase().pipe(z.email());
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?!-)[a-z\d-]+(?:\.[a-z\d-]+)+$/u, 'Write a domain without "@": example.com.');

/** A rule that assigns a role if all of its conditions hold. */
export const roleRuleSchema = z
  .strictObject({
    /** The role that the rule assigns. */
    role: z.enum(ROLES),
    /** The person with this e-mail address. */
    email: email.optional(),
    /** Everyone with an e-mail address of this domain. */
    domain: domain.optional(),
    /**
     * Everyone in this group: `org` or `org/team` on GitHub, a path on GitLab, or a group name of the OpenID provider.
     */
    group: z.string().min(1).optional(),
    /** Everyone with at least this permission in the repository of the site, on GitHub or GitLab. */
    repository: z.enum(REPOSITORY_PERMISSIONS).optional(),
    /** Only people who sign in with this provider. */
    provider: z.string().min(1).optional(),
    /** Everyone who can sign in. */
    anyone: z.literal(true).optional(),
  })
  .refine(
    ({ email: mail, domain: host, group, repository, anyone }) =>
      [mail, host, group, repository, anyone].some((condition) => condition !== undefined),
    'State who gets the role: email, domain, group, repository or anyone.',
  );

/** A rule as written in the configuration. */
export type RoleRuleConfig = z.input<typeof roleRuleSchema>;
/** A rule with all defaults. */
export type RoleRule = z.output<typeof roleRuleSchema>;

/** Data about a person from the provider they signed in with. */
export interface PersonDetails {
  /** Name of the provider. */
  provider: string;
  /** E-mail address in lower case, verified by the provider. */
  email: string;
  /** Groups that rules refer to. */
  groups: readonly string[];
  /** Permission in the repository. */
  permission?: RepositoryPermission | undefined;
}

/** Returns the highest role that the rules assign to a person, or `undefined`. */
export function roleOf(person: PersonDetails, rules: readonly RoleRule[]): Role | undefined {
  const matchingRoles = new Set(rules.filter((rule) => matches(rule, person)).map(({ role }) => role));
  return ROLES.findLast((role) => matchingRoles.has(role));
}

function matches(rule: RoleRule, { provider, email: address, groups, permission }: PersonDetails): boolean {
  const rank = (one: RepositoryPermission): number => REPOSITORY_PERMISSIONS.indexOf(one);
  return (
    (rule.provider === undefined || rule.provider === provider) &&
    (rule.email === undefined || rule.email === address) &&
    (rule.domain === undefined || address.split('@').at(-1) === rule.domain) &&
    (rule.group === undefined || groups.includes(rule.group)) &&
    (rule.repository === undefined || (permission !== undefined && rank(permission) >= rank(rule.repository)))
  );
}

/** Returns the groups used in rules. A session stores no others, because it must fit into a cookie. */
export function groupsInRules(rules: readonly RoleRule[]): string[] {
  return [...new Set(rules.flatMap(({ group }) => group ?? []))];
}
