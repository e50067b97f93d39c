import { COMMON_HEADERS, OPENER_POLICY, RESOURCE_POLICY, TRANSPORT_SECURITY } from '../http/common-headers.ts';

/** What the server says with every answer, for hosts that send files themselves. All of them have HTTPS. */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  ...OPENER_POLICY,
  ...TRANSPORT_SECURITY,
  [RESOURCE_POLICY]: 'same-origin',
};

/** Files that pages of other sites may show, by how their names end; a host knows no other sign of them. Drawings have a rule of their own. */
const EMBEDDED = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'webp', 'mp3', 'mp4', 'ogg', 'webm'];

/** In a rule for such a file: what was said of all is taken back first, since some hosts join two values. */
export const EMBEDDED_LINES = `  ! ${RESOURCE_POLICY}\n  ${RESOURCE_POLICY}: cross-origin\n`;

/** Rules for files that other sites may show, to stand below the one for all. */
export function renderEmbeddedRules(base: string): string {
  return EMBEDDED.map((ending) => `${base}/*.${ending}\n${EMBEDDED_LINES}`).join('');
}

/** The same for Vercel, where a later step goes before. */
export const VERCEL_HEADERS = [
  { src: '/(.*)', headers: HOST_HEADERS, continue: true },
  { src: `/(.*)\\.(?:${EMBEDDED.join('|')}|svg)`, headers: { [RESOURCE_POLICY]: 'cross-origin' }, continue: true },
] as const;
