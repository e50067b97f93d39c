import { namedGroups, roleOf } from '../roles/rules.ts';
import type { RoleRule } from '../roles/rules.ts';
import type { StudioUser } from '../session/session.ts';
import type { ProviderUser } from './provider.ts';
import { SignInError } from './sign-in-error.ts';

/** Longest texts of a person that fit into a cookie with the rest, in characters. */
const MOST_CHARACTERS = { email: 254, name: 120, picture: 400, subject: 255 };

/**
 * The user of a session. Refuses people without a verified e-mail address, since commits and rules need one, and people
 * to whom the rules give no role.
 */
export function admitUser(provider: string, person: ProviderUser, rules: readonly RoleRule[]): StudioUser {
  const { subject, name, picture, groups, permission } = person;
  const email = person.email?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/u.test(email) || email.length > MOST_CHARACTERS.email) throw new SignInError('noEmail');
  if (subject === '' || subject.length > MOST_CHARACTERS.subject) {
    throw new SignInError('failed', { cause: new Error('The provider names the person by nothing, or by too much.') });
  }
  const isAddress =
    picture !== undefined && picture.length <= MOST_CHARACTERS.picture && picture.startsWith('https://');
  const named = namedGroups(rules);
  const user: StudioUser = {
    id: `${provider}:${subject}`,
    provider,
    email,
    name: cleaned(name).slice(0, MOST_CHARACTERS.name) || email,
    ...(isAddress && { picture }),
    groups: named.filter((group) => groups.includes(group)),
    ...(permission && { permission }),
  };
  if (roleOf(user, rules) === undefined) throw new SignInError('noRole');
  return user;
}

/** A name becomes part of commits: control characters, line ends and angle brackets would break their format. */
function cleaned(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Z}<>]+/gu, ' ').trim();
}
