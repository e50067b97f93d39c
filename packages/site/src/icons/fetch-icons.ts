import { ICON_HOST_ROTATION_MS, ICON_HOST_TIMEOUT_MS } from '../constants.ts';

/** How a call ended: with data, or with a status; 0 stands for no answer at all. */
export type IconAnswer = { status: number; data?: unknown };

/** There is nothing to fetch with. */
const UNAVAILABLE = 424;
/** Nobody has such an icon: it is of no use to ask others. */
const MISSING = 404;

/** Calls one address and waits no longer than told. Never rejects. */
export async function fetchIcons(address: string, timeout: number, over?: AbortSignal): Promise<IconAnswer> {
  if (typeof fetch !== 'function') return { status: UNAVAILABLE };
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, timeout);
  const signal = over ? AbortSignal.any([late.signal, over]) : late.signal;
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
 * Asks one host after the other. One that fails gives way to the next at once, one that is slow gets company,
 * and the first answer ends it; so does a 404.
 */
export async function fetchFromHosts(addresses: readonly string[]): Promise<IconAnswer> {
  const ended = Promise.withResolvers<IconAnswer>();
  const over = new AbortController();
  let next = 0;
  let open = 0;
  let rotation: ReturnType<typeof setTimeout> | undefined;

  const end = (answer: IconAnswer): void => {
    clearTimeout(rotation);
    over.abort();
    ended.resolve(answer);
  };

  const ask = async (address: string): Promise<void> => {
    const answer = await fetchIcons(address, ICON_HOST_TIMEOUT_MS, over.signal);
    open -= 1;
    if (over.signal.aborted) return;
    const isFinal = 'data' in answer || answer.status === MISSING || answer.status === UNAVAILABLE;
    if (isFinal || (open === 0 && next >= addresses.length)) end(answer);
    else askNext();
  };

  const askNext = (): void => {
    clearTimeout(rotation);
    const address = addresses[next];
    if (address === undefined) return;
    next += 1;
    open += 1;
    rotation = setTimeout(askNext, ICON_HOST_ROTATION_MS);
    void ask(address);
  };

  if (addresses.length === 0) return { status: 0 };
  askNext();
  return await ended.promise;
}
