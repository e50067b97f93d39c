import { z } from 'zod';
import { ROLES } from './roles.ts';
import type { Role } from './roles.ts';

/** What a person may do in the repository, from the least to the most. */
export const REPOSITORY_PERMISSIONS = ['read', 'write', 'admin'] as const;
export type RepositoryPermission = (typeof REPOSITORY_PERMISSIONS)[number];

const email = z.string().trim().toLowerCase().pipe(z.email());
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?!-)[a-z\d-]+(?:\.[a-z\d-]+)+$/u, 'Write a domain without "@": example.com.');

/** A rule has conditions, and all of them must hold. */
export const roleRuleSchema = z
  .strictObject({
    /** The role that it gives. */
    role: z.enum(ROLES),
    /** The person with this e-mail address. */
    email: email.optional(),
    /** Everybody whose e-mail address is of this domain. */
    domain: domain.optional(),
    /** Everybody in this group: `org` or `org/team` of GitHub, a path of GitLab, or what the issuer calls it. */
    group: z.string().min(1).optional(),
    /** Everybody who has at least this permission in the repository of the site, at GitHub or GitLab. */
    repository: z.enum(REPOSITORY_PERMISSIONS).optional(),
    /** Only those who sign in with this provider. */
    provider: z.string().min(1).optional(),
    /** Everybody who can sign in. */
    anyone: z.literal(true).optional(),
  })
  .refine(
    ({ email: mail, domain: host, group, repository, anyone }) =>
      [mail, host, group, repository, anyone].some((condition) => condition !== undefined),
    'Say who gets the role: email, domain, group, repository or anyone.',
  );

export type RoleRuleConfig = z.input<typeof roleRuleSchema>;
export type RoleRule = z.output<typeof roleRuleSchema>;

/** What is known of a person, from the provider they signed in with. */
export interface KnownFacts {
  provider: string;
  /** In lower case, and verified by the provider. */
  email: string;
  groups: readonly string[];
  permission?: RepositoryPermission | undefined;
}

/** The highest role that the rules give to a person; `undefined` where they give none. */
export function roleOf(facts: KnownFacts, rules: readonly RoleRule[]): Role | undefined {
  const given = new Set(rules.filter((rule) => matches(rule, facts)).map(({ role }) => role));
  return ROLES.findLast((role) => given.has(role));
}

function matches(rule: RoleRule, { provider, email: address, groups, permission }: KnownFacts): boolean {
  const rank = (one: RepositoryPermission): number => REPOSITORY_PERMISSIONS.indexOf(one);
  return (
    (rule.provider === undefined || rule.provider === provider) &&
    (rule.email === undefined || rule.email === address) &&
    (rule.domain === undefined || address.split('@').at(-1) === rule.domain) &&
    (rule.group === undefined || groups.includes(rule.group)) &&
    (rule.repository === undefined || (permission !== undefined && rank(permission) >= rank(rule.repository)))
  );
}

/** Groups that rules name. A session keeps no others: it has to fit into a cookie. */
export function namedGroups(rules: readonly RoleRule[]): string[] {
  return [...new Set(rules.flatMap(({ group }) => group ?? []))];
}
