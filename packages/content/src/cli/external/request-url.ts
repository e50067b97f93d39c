import { sendRequest } from './send-request.ts';
import type { ResponseHead, RequestOptions } from './send-request.ts';

/** The result of requesting a URL. */
export type Outcome =
  | { kind: 'there'; movedTo: string | undefined }
  | { kind: 'missing'; reason: string }
  | { kind: 'unsure'; reason: string };

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

/** Requests a URL as a browser would when following a link, first without the response body. Follows redirects. */
export async function requestUrl(href: string, options: RequestOptions = {}): Promise<Outcome> {
  let url = new URL(href);
  let isForever = true;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await requestWithFallback(url, options);
    if ('code' in response) return failure(response);
    const { status, location } = response;
    const next = REDIRECTS.has(status) && location !== undefined ? URL.parse(location, url) : undefined;
    if (!next) return toOutcome(status, isForever && hops > 0 ? url.href : undefined);
    if (!['http:', 'https:'].includes(next.protocol)) return { kind: 'unsure', reason: `redirects to "${next.href}"` };
    isForever &&= PERMANENT.has(status);
    url = next;
  }
  return { kind: 'unsure', reason: `redirects more than ${MAX_REDIRECTS} times` };
}

/** Falls back to GET, because some servers do not support HEAD. */
async function requestWithFallback(url: URL, options: RequestOptions): Promise<ResponseHead | Failure> {
  const first = await tryOnce(url, 'HEAD', options);
  return 'code' in first || first.status >= 400 ? await tryOnce(url, 'GET', options) : first;
}

interface Failure {
  code: string;
  message: string;
}

async function tryOnce(url: URL, method: 'HEAD' | 'GET', options: RequestOptions): Promise<ResponseHead | Failure> {
  try {
    return await sendRequest(url, method, options);
  } catch (error) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    return { code: code ?? name, message };
  }
}

function toOutcome(status: number, movedTo: string | undefined): Outcome {
  if (status < 400) return { kind: 'there', movedTo };
  return { kind: status === 404 || status === 410 ? 'missing' : 'unsure', reason: `responds with ${status}` };
}

function failure({ code, message }: Failure): Outcome {
  if (code === 'ENOTFOUND') return { kind: 'missing', reason: 'has a host that does not exist' };
  const isLate = code === 'ABORT_ERR' || code === 'TimeoutError';
  return { kind: 'unsure', reason: isLate ? 'does not respond in time' : `cannot be requested (${message})` };
}
