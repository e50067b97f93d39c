import { ICON_HOST_ROTATION_MS, ICON_HOST_TIMEOUT_MS } from '../constants.ts';

/** Result of a request: a status, with data if it succeeded. Status 0 means no response. */
export type IconResponse = { status: number; data?: unknown };

/** Status if `fetch` is not available. */
const UNAVAILABLE = 424;
/** Status for an unknown icon: other hosts do not have it either. */
const MISSING = 404;

/** Requests one URL, with a timeout in milliseconds. Never rejects. */
export async function fetchIcons(address: string, timeout: number, aborted?: AbortSignal): Promise<IconResponse> {
  if (typeof fetch !== 'function') return { status: UNAVAILABLE };
  const timedOut = new AbortController();
  const timer = setTimeout(() => {
    timedOut.abort();
  }, timeout);
  const signal = aborted ? AbortSignal.any([timedOut.signal, aborted]) : timedOut.signal;
  try {
    const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return { status: response.status };
    return { status: response.status, data: await response.json() };
  } catch {
    return { status: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Requests one host after the other. After a failure the next host is requested immediately; if a host is slow, the
 * next one is requested in parallel. The first result, or a 404, ends all requests.
 */
export async function fetchFromHosts(addresses: readonly string[]): Promise<IconResponse> {
  const ended = Promise.withResolvers<IconResponse>();
  const over = new AbortController();
  let next = 0;
  let open = 0;
  let rotation: ReturnType<typeof setTimeout> | undefined;

  const end = (response: IconResponse): void => {
    clearTimeout(rotation);
    over.abort();
    ended.resolve(response);
  };

  const requestHost = async (address: string): Promise<void> => {
    const response = await fetchIcons(address, ICON_HOST_TIMEOUT_MS, over.signal);
    open -= 1;
    if (over.signal.aborted) return;
    const isFinal = 'data' in response || response.status === MISSING || response.status === UNAVAILABLE;
    if (isFinal || (open === 0 && next >= addresses.length)) end(response);
    else requestNext();
  };

  const requestNext = (): void => {
    clearTimeout(rotation);
    const address = addresses[next];
    if (address === undefined) return;
    next += 1;
    open += 1;
    rotation = setTimeout(requestNext, ICON_HOST_ROTATION_MS);
    void requestHost(address);
  };

  if (addresses.length === 0) return { status: 0 };
  requestNext();
  return await ended.promise;
}
