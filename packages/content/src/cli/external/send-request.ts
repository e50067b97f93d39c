import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPrivateNetwork } from './private-networks.ts';

/** Options for requests to other sites. */
export interface RequestOptions {
  /** Whether URLs of this machine (loopback) may be requested too. */
  allowLoopback?: boolean;
  /** Timeout in milliseconds. */
  timeout?: number;
}

/** Status and redirect target of a response. */
export interface ResponseHead {
  status: number;
  location: string | undefined;
}

const TIMEOUT_MS = 15_000;

/**
 * Sends a request and reads only the status and headers of the response. Refuses private networks, and connects to the
 * IP address that passed this check, not to the result of another DNS lookup.
 */
export async function sendRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  options: RequestOptions = {},
): Promise<ResponseHead> {
  const { allowLoopback = false, timeout = TIMEOUT_MS } = options;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  // There is no DNS lookup for an IP address, so it is checked here.
  if (isIP(host) !== 0 && isPrivateNetwork(host, allowLoopback)) throw privateNetworkError(host);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return await new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method,
        agent: false,
        lookup: createPublicLookup(allowLoopback),
        signal: AbortSignal.timeout(timeout),
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
function createPublicLookup(allowLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => !isPrivateNetwork(address, allowLoopback));
      const [first] = open;
      if (error || !first) callback(error ?? privateNetworkError(host), '');
      else if (options.all === true) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

function privateNetworkError(host: string): Error {
  return new Error(`${host} is in a private network`);
}
