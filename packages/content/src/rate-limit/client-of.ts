import { parseIpAddress } from './ip-address.ts';
import { createProxyCheck } from './trust-proxy.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** Identifies all requests whose client address is not known; they share one limit. */
export const UNKNOWN_CLIENT = 'unknown';

/** Returns the client of a request for rate limiting: its IPv4 address, or the first 64 bits of its IPv6 address. */
export type ClientOf = (request: Request) => string;

/**
 * Creates a function that determines the client of a request. Without `trustProxy`, it is the address of the
 * connection, as the platform reports it: any client can send `X-Forwarded-For`. With it, that header is read from its
 * end, where the nearest proxy adds the address it was called from, as far as the proxies are trusted.
 */
export function createClientOf(trustProxy: TrustProxy = 0): ClientOf {
  const isTrusted = createProxyCheck(trustProxy);
  return (request) => {
    const { ip } = request as { ip?: string };
    const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
    let client = parseIpAddress(ip ?? '');
    for (let proxies = 0; isTrusted(client, proxies); proxies += 1) {
      const before = parseIpAddress(forwarded.at(-1 - proxies) ?? '');
      if (!before) break;
      client = before;
    }
    return client ? groupOf(client) : UNKNOWN_CLIENT;
  };
}

/** Shortens an IPv6 address to its first 64 bits: one internet connection can use any address that shares them. */
function groupOf({ version, text, value }: NonNullable<ReturnType<typeof parseIpAddress>>): string {
  if (version === 4) return text;
  return [112n, 96n, 80n, 64n].map((bits) => ((value >> bits) & 0xff_ffn).toString(16)).join(':');
}
