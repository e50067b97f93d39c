import { groupsInRules, roleOf } from '../roles/rules.ts';
import type { RoleRule } from '../roles/rules.ts';
import type { StudioUser } from '../session/session.ts';
import type { ProviderUser } from './provider.ts';
import { SignInError } from './sign-in-error.ts';

/** Maximum lengths of a person's data so that it fits into a cookie, in characters. */
const MAX_LENGTHS = { email: 254, name: 120, picture: 400, subject: 255 };

/**
 * Returns the user of a session. Throws for people without a verified e-mail address, because commits and rules need
 * one, and for people without a role.
 */
export function createSessionUser(provider: string, person: ProviderUser, rules: readonly RoleRule[]): StudioUser {
  const { subject, name, picture, groups, permission } = person;
  const email = person.email?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/u.test(email) || email.length > MAX_LENGTHS.email) throw new SignInError('noEmail');
  if (subject === '' || subject.length > MAX_LENGTHS.subject) {
    throw new SignInError('failed', { cause: new Error('The id of the person at the provider is empty or too long.') });
  }
  const isAddress = picture !== undefined && picture.length <= MAX_LENGTHS.picture && picture.startsWith('https://');
  const groupsOfRules = groupsInRules(rules);
  const user: StudioUser = {
    id: `${provider}:${subject}`,
    provider,
    email,
    name: cleaned(name).slice(0, MAX_LENGTHS.name) || email,
    ...(isAddress && { picture }),
    groups: groupsOfRules.filter((group) => groups.includes(group)),
    ...(permission && { permission }),
  };
  if (roleOf(user, rules) === undefined) throw new SignInError('noRole');
  return user;
}

/** Cleans a name for use in commits: control characters, line ends and angle brackets would break their format. */
function cleaned(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Z}<>]+/gu, ' ').trim();
}
