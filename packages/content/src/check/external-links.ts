import type { CheckedFile } from './checked-file.ts';

/** A URL of another site, and the position of the link to it. */
export interface ExternalLink {
  url: string;
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Lists every URL of other sites that the files link to, once, with the position of the first link. */
export function findExternalLinks(files: readonly CheckedFile[]): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  for (const { file, urls } of files) {
    for (const { url: link, kind, line, column } of urls) {
      const url = kind === 'link' ? externalUrl(link) : undefined;
      if (url !== undefined && !links.has(url)) links.set(url, { url, file, line, column });
    }
  }
  return [...links.values()];
}

/** Reserved host names for examples (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/u;

/**
 * Returns the absolute URL of a link to another site without its fragment, or `undefined` for other links and example
 * hosts.
 */
export function externalUrl(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url || !['http:', 'https:'].includes(url.protocol) || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}
