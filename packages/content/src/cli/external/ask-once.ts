import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isClosed } from './closed-networks.ts';

export interface AskOptions {
  /** Addresses of one's own machine are asked, too. */
  mayAskSelf?: boolean;
  /** How long an answer may take. */
  patience?: number;
}

export interface Answer {
  status: number;
  location: string | undefined;
}

const PATIENCE_MS = 15_000;

/** Asks for an address and reads no more than how the answer begins. The address that was judged is the one asked. */
export async function askOnce(url: URL, method: 'HEAD' | 'GET', options: AskOptions = {}): Promise<Answer> {
  const { mayAskSelf = false, patience = PATIENCE_MS } = options;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // A number is connected to without being looked up.
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

/** Names are looked up as usual, and only what may be asked is found. */
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
  return new Error(`${host} is in a network of its own`);
}
