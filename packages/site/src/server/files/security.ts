import type { Site } from '../../app/site.ts';
import { wholeAddress } from './whole-address.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

/** Whom to tell of a weakness. */
export interface SecurityContact {
  /** Where it is reported, the best way first: a page, or an address of mail with `mailto:` before it. */
  contact: string | readonly string[];
  /** Page that says how reports are dealt with. */
  policy?: string;
  /** Where the key lies that reports can be locked with. */
  encryption?: string;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` as RFC 9116 has it. It says until when it can be believed: a year after the build. */
export function renderSecurity(
  { contact, policy, encryption }: SecurityContact,
  { site, builtAt }: { site: Site; builtAt: number },
): string {
  const fields = [
    ...[contact].flat().map((address) => ['Contact', address]),
    ['Expires', new Date(builtAt + YEAR).toISOString()],
    ['Encryption', encryption],
    ['Policy', policy],
    ['Canonical', site.url === undefined ? undefined : wholeAddress(SECURITY_PATH, site)],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('');
}
