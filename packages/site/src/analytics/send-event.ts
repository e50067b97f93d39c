import type { Analytics } from '../app/site.ts';

/** Optional details of an analytics event. */
export interface EventOptions {
  /** Custom properties of the event, shown in the service's reports. */
  props?: Record<string, string | number | boolean>;
  /** Revenue of the event: an ISO 4217 currency code and an amount. */
  revenue?: { currency: string; amount: number | string };
}

/** The event as it is sent to the analytics service, with the field names of its API. */
export interface AnalyticsEvent {
  /** Name of the event. */
  n: string;
  /** URL of the page. */
  u: string;
  /** Domain: the name of the site in the service. */
  d: string;
  /** Referrer. */
  r: string | null;
  /** Width of the window in pixels. */
  w: number;
  /** Whether the hash is part of the page's URL. */
  h: 0 | 1;
  /** Custom properties, as JSON. */
  p?: string;
  /** Revenue. */
  $?: EventOptions['revenue'];
}

/** Builds the event that `sendEvent` sends, from its name and the state of the window. */
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

/** Sends an event. The request continues when the visitor leaves the page; as plain text it needs no CORS preflight. */
export function sendEvent(event: AnalyticsEvent, { host }: Analytics): void {
  const url = `${host.replace(/\/+$/u, '')}/api/event`;
  const body = JSON.stringify(event);
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
    return;
  }
  const headers = { 'content-type': 'text/plain' };
  // The response is ignored, and no cookies are sent.
  fetch(url, { method: 'POST', headers, body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}
