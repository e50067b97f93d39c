import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildEvent, sendEvent } from './send-event.ts';
import { isSkipped } from './settings.ts';
import { trackEvent } from './track-event.ts';

const settings = { host: 'https://stats.example', domain: 'recto.example' };
const page = {
  location: { href: 'https://recto.example/en?a=1#b', protocol: 'https:', hostname: 'recto.example' },
  document: { referrer: 'https://other.example/' },
  innerWidth: 1280,
} as unknown as Window;
const at = (protocol: string, hostname: string) => ({ protocol, hostname });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['pageview', {}, settings, { n: 'pageview', h: 0 }],
  ['pageview', {}, { ...settings, hashMode: true }, { n: 'pageview', h: 1 }],
  ['Signup', { props: { plan: 'team', seats: 3 } }, settings, { n: 'Signup', h: 0, p: '{"plan":"team","seats":3}' }],
  [
    'Purchase',
    { revenue: { currency: 'EUR', amount: 29 } },
    settings,
    { n: 'Purchase', h: 0, $: { currency: 'EUR', amount: 29 } },
  ],
] as const)('%s with %o', ([name, options, config, expected]) => {
  const common = { u: page.location.href, d: 'recto.example', r: 'https://other.example/', w: 1280 };
  expect(buildEvent(name, options, config, page)).toEqual({ ...common, ...expected });
});

test('sends null where there is no referrer', () => {
  const { location, innerWidth } = page;
  const fromNowhere = { location, innerWidth, document: { referrer: '' } as Document };
  expect(buildEvent('pageview', {}, settings, fromNowhere).r).toBeNull();
});

test.for([
  ['https:', 'recto.example', undefined, false],
  ['file:', '', undefined, true],
  ['http:', 'localhost', undefined, true],
  ['http:', 'localhost', [], false],
  ['https:', 'preview.recto.example', ['preview.recto.example'], true],
  ['http:', 'localhost', ['preview.recto.example'], false],
  ['https:', 'notlocalhost', undefined, false],
] as const)('%s//%s with the ignored hosts %o is skipped: %s', ([protocol, hostname, ignoredHosts, expected]) => {
  const config = { ...settings, ...(ignoredHosts && { ignoredHosts }) };
  expect(isSkipped(config, at(protocol, hostname))).toBe(expected);
});

test.for([
  ['true', true],
  ['false', false],
  [null, false],
] as const)('with plausible_ignore %o a visitor is skipped: %s', ([value, expected]) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'plausible_ignore' ? value : null) });
  expect(isSkipped(settings, at('https:', 'recto.example'))).toBe(expected);
});

test('counts visitors whose browser denies access to storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(isSkipped(settings, at('https:', 'recto.example'))).toBe(false);
});

test('sends an event as plain text, with keepalive and without cookies', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  const event = buildEvent('pageview', {}, settings, page);
  sendEvent(event, { ...settings, host: 'https://stats.example/' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://stats.example/api/event', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(event),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  });
});

test('sends a beacon in a browser without keepalive', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('Request', { prototype: {} });
  sendEvent(buildEvent('pageview', {}, settings, page), settings);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('https://stats.example/api/event', expect.any(Blob));
});

test('sends nothing on a site without analytics', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', page.location);
  trackEvent('Signup');
  expect(fetch).not.toHaveBeenCalled();
});
