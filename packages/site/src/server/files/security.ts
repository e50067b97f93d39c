import type { Site } from '../../app/site.ts';
import { urlOfPath } from './url-of-path.ts';

/** Path of the file with the contact for security reports. */
export const SECURITY_PATH = '/.well-known/security.txt';

/** Contact for reports of security vulnerabilities. */
export interface SecurityContact {
  /** Where to report, in order of preference: the URL of a page, or an email address as a `mailto:` URL. */
  contact: string | readonly string[];
  /** URL of the page that describes how reports are handled. */
  policy?: string;
  /** URL of the key to encrypt reports with. */
  encryption?: string;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Renders `/.well-known/security.txt` as defined in RFC 9116. It expires one year after the build. */
export function renderSecurity(
  { contact, policy, encryption }: SecurityContact,
  { site, builtAt }: { site: Site; builtAt: number },
): string {
  const fields = [
    ...[contact].flat().map((address) => ['Contact', address]),
    ['Expires', new Date(builtAt + YEAR).toISOString()],
    ['Encryption', encryption],
    ['Policy', policy],
    ['Canonical', site.url === undefined ? undefined : urlOfPath(SECURITY_PATH, site)],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('');
}
