import type { Analytics } from '../app/site.ts';

export interface EventOptions {
  /** Facts about the event, for whoever reads the figures. */
  props?: Record<string, string | number | boolean>;
  revenue?: { currency: string; amount: number | string };
}

/** What the service is told, under the names it knows. */
export interface AnalyticsEvent {
  n: string;
  u: string;
  d: string;
  r: string | null;
  w: number;
  h: 0 | 1;
  p?: string;
  $?: EventOptions['revenue'];
}

export function buildEvent(
  name: string,
  { props, revenue }: EventOptions,
  { domain, hashMode = false }: Analytics,
  { location, document, innerWidth }: Pick<Window, 'location' | 'document' | 'innerWidth'>,
): AnalyticsEvent {
  return {
    n: name,
    u: location.href,
    d: domain,
    r: document.referrer || null,
    w: innerWidth,
    h: hashMode ? 1 : 0,
    ...(props && { p: JSON.stringify(props) }),
    ...(revenue && { $: revenue }),
  };
}

/** Sends an event so that leaving the page does not stop it. As plain text it needs no leave of the host first. */
export function sendEvent(event: AnalyticsEvent, { host }: Analytics): void {
  const address = `${host.replace(/\/+$/u, '')}/api/event`;
  const body = JSON.stringify(event);
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' }));
    return;
  }
  const headers = { 'content-type': 'text/plain' };
  // The answer is nobody's concern, and no cookie goes along.
  fetch(address, { method: 'POST', headers, body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}
