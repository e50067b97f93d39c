import type { CheckedFile } from './checked-file.ts';

/** An address of somebody else, and where it is linked from. */
export interface External {
  address: string;
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Every address of others that the text of a file links to, once, with its place. */
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

/** These names are kept for examples, and lead nowhere: RFC 2606. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/u;

/** A whole address of the web as it is asked for, without the place on the page; nothing for names of examples. */
export function externalAddress(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url || !['http:', 'https:'].includes(url.protocol) || RESERVED.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}
