import type { CheckedFile } from './checked-file.ts';

/** A URL of another site, and the position of the link to it. */
export interface External {
  address: string;
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Lists every URL of other sites that the files link to, once, with the position of the first link. */
export function externalsIn(files: readonly CheckedFile[]): External[] {
  const found = new Map<string, External>();
  for (const { file, addresses } of files) {
    for (const { address: link, kind, line, column } of addresses) {
      const address = kind === 'link' ? externalAddress(link) : undefined;
      if (address !== undefined && !found.has(address)) found.set(address, { address, file, line, column });
    }
  }
  return [...found.values()];
}

/** Reserved host names for examples (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/u;

/**
 * Returns the absolute URL of a link to another site without its fragment, or `undefined` for other links and example
 * hosts.
 */
export function externalAddress(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url || !['http:', 'https:'].includes(url.protocol) || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}
