import { dropBase } from '../app/base.ts';
import type { OfflineFacts } from './facts.ts';
import { isLasting, kindOf } from './kinds.ts';

/** What the worker does about a request. */
export type Plan =
  /** Nothing at all: the browser asks as if there were no worker. */
  | 'pass'
  /** A page: the network first, then what is kept, then the page that says why there is none. */
  | 'page'
  /** The root of a site of several languages, which only leads to one of them. */
  | 'root'
  /** What is kept, then the network. */
  | 'kept-first'
  /** The network, then what is kept. */
  | 'network-first';

/** The parts of a `Request` that decide. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer' | 'cache'> & {
  headers: Pick<Headers, 'has'>;
};

export function planRequest(
  request: RequestFacts,
  origin: string,
  facts: Pick<OfflineFacts, 'base' | 'locales'>,
): Plan {
  const { method, mode, destination, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return 'pass';
  const kind = kindOf(url.pathname, facts);
  if (mode === 'navigate') {
    // What a page shows in a frame is its own affair.
    if (destination !== 'document') return 'pass';
    if (facts.locales.length > 0 && dropBase(url.pathname, facts.base) === '/') return 'root';
    return kind === 'page' ? 'page' : 'pass';
  }
  if (kind === undefined || kind === 'page') return 'pass';
  // An open page asks now and then whether there is newer content; that is for the server to say.
  if (isLasting(url.pathname, kind, facts) && request.cache !== 'no-cache') return 'kept-first';
  return isAskedByPage(request, origin, facts) ? 'network-first' : 'pass';
}

/** A file without a hash may belong to another site on the host: who asks for it tells. */
function isAskedByPage({ referrer }: RequestFacts, origin: string, facts: Pick<OfflineFacts, 'base' | 'locales'>) {
  if (!URL.canParse(referrer)) return false;
  const asker = new URL(referrer);
  return asker.origin === origin && kindOf(asker.pathname, facts) === 'page';
}
