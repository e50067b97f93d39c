import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isClosed } from './closed-networks.ts';

/** Options for requests to other sites. */
export interface AskOptions {
  /** Whether URLs of this machine (loopback) may be requested too. */
  mayAskSelf?: boolean;
  /** Timeout in milliseconds. */
  patience?: number;
}

/** Status and redirect target of a response. */
export interface Answer {
  status: number;
  location: string | undefined;
}

const PATIENCE_MS = 15_000;

/**
 * Sends a request and reads only the status and headers of the response. Connects to the IP address that was checked.
 */
export async function askOnce(url: URL, method: 'HEAD' | 'GET', options: AskOptions = {}): Promise<Answer> {
  const { mayAskSelf = false, patience = PATIENCE_MS } = options;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // An IP address is connected to without a DNS lookup.
  if (isIP(host) !== 0 && isClosed(host, mayAskSelf)) throw closedError(host);
  const ask = url.protocol === 'https:' ? askSecure : askPlain;
  return await new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        method,
        agent: false,
        lookup: openLookup(mayAskSelf),
        signal: AbortSignal.timeout(patience),
        headers: { 'user-agent': 'recto-check', accept: '*/*' },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Creates a DNS lookup that returns only IP addresses outside of private networks. */
function openLookup(mayAskSelf: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => !isClosed(address, mayAskSelf));
      const [first] = open;
      if (error || !first) callback(error ?? closedError(host), '');
      else if (options.all === true) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

function closedError(host: string): Error {
  return new Error(`${host} is in a private network`);
}
