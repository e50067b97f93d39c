import { COMMON_HEADERS, OPENER_POLICY, RESOURCE_POLICY, TRANSPORT_SECURITY } from '../http/common-headers.ts';

/** Headers of every response, for hosts that send files themselves. All of these hosts use HTTPS. */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  ...OPENER_POLICY,
  ...TRANSPORT_SECURITY,
  [RESOURCE_POLICY]: 'same-origin',
};

/**
 * Extensions of files that other sites may embed; rules of hosts match by file name only. SVG files have their own
 * rule.
 */
const EMBEDDED = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'webp', 'mp3', 'mp4', 'ogg', 'webm'];

/** Lines of a rule for such files. The value for all files is removed first, since some hosts join two values. */
export const EMBEDDED_LINES = `  ! ${RESOURCE_POLICY}\n  ${RESOURCE_POLICY}: cross-origin\n`;

/** Rules for files that other sites may embed. They have to come after the rule for all files. */
export function renderEmbeddedRules(base: string): string {
  return EMBEDDED.map((ending) => `${base}/*.${ending}\n${EMBEDDED_LINES}`).join('');
}

/** The same headers as rules for Vercel, where a later rule overrides an earlier one. */
export const VERCEL_HEADERS = [
  { src: '/(.*)', headers: HOST_HEADERS, continue: true },
  { src: `/(.*)\\.(?:${EMBEDDED.join('|')}|svg)`, headers: { [RESOURCE_POLICY]: 'cross-origin' }, continue: true },
] as const;
