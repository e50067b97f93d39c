/** The parts of a `Response` that decide. */
export type ResponseFacts = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/**
 * Whether an answer may be kept: whole, of this site, at the address it was asked for, and for everybody. No browser
 * shows a worker that an answer sets a cookie; a server that sets one says `private` or `no-store`.
 */
export function mayKeep({ status, type, redirected, headers }: ResponseFacts): boolean {
  const isForAll = !/no-store|private/iu.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isForAll;
}

/** Whether an answer is a page, and not what a program gets at its address. */
export function isHtml({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  return /^text\/html\b/iu.test(headers.get('content-type') ?? '');
}
