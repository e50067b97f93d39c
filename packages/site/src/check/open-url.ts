import { ContentError, onceByKey } from '@recto/content';
import type { SiteFile, SiteSource } from './site-page.ts';

/** Timeout for the response of a page. */
const TIMEOUT_MS = 30_000;
const READABLE = /^text\/|\b(?:xml|json)\b/u;

/** Reads a running site at a URL. Each path is requested once. */
export function openUrl(address: string): SiteSource {
  const url = address.replace(/[?#].*$/u, '').replace(/\/+$/u, '');
  return {
    start: ['/'],
    url,
    open: onceByKey((path: string) => requestFile(`${url}${encodeURI(path)}`)),
  };
}

async function requestFile(address: string): Promise<SiteFile | undefined> {
  const response = await fetchResponse(address);
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const isReadable = response.ok && READABLE.test(type);
  const text = isReadable ? await response.text() : '';
  if (!isReadable) await response.body?.cancel();
  if (status >= 400) return undefined;
  return {
    location: address,
    isPage: status === 200 && type.startsWith('text/html'),
    isHidden: /\b(?:noindex|none)\b/iu.test(headers.get('x-robots-tag') ?? ''),
    redirect: status >= 300 ? (headers.get('location') ?? undefined) : undefined,
    read: () => Promise.resolve(text),
  };
}

async function fetchResponse(address: string): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new ContentError(
      'site/unreachable',
      `${address} does not respond: ${cause instanceof Error ? cause.message : message}.`,
      'Start the site first, or pass the folder of its files.',
    );
  }
}
