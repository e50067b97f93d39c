import { ContentError } from '../errors.ts';
import { parseIpAddress } from './ip-address.ts';
import type { IpAddress } from './ip-address.ts';

/** The number of proxies in front of a server, or their IP addresses and networks (`10.0.0.0/8`). */
export type TrustProxy = number | readonly string[];

/** Whether the sender with this address is a trusted proxy. `proxies` is the number of proxies found before it. */
export type IsTrustedProxy = (address: IpAddress | undefined, proxies: number) => boolean;

/** Creates the check for proxies. Throws if an entry of the list is not an address or a network. */
export function createProxyCheck(trustProxy: TrustProxy): IsTrustedProxy {
  if (typeof trustProxy === 'number') return (_, proxies) => proxies < trustProxy;
  const networks = trustProxy.map(parseNetwork);
  return (address) => address !== undefined && networks.some((network) => contains(network, address));
}

/** Parses the value of `RECTO_TRUST_PROXY`: a number, or addresses and networks with commas between them. */
export function parseTrustProxy(text: string): TrustProxy {
  const trimmed = text.trim();
  if (/^\d{1,2}$/u.test(trimmed)) return Number(trimmed);
  const list = trimmed.split(',').map((entry) => entry.trim());
  createProxyCheck(list);
  return list;
}

interface Network {
  address: IpAddress;
  /** Number of bits at the end that differ between the addresses of the network. */
  hostBits: bigint;
}

function parseNetwork(entry: string): Network {
  const [text = '', prefix] = entry.split('/');
  const address = parseIpAddress(text);
  const size = address?.version === 4 ? 32 : 128;
  const bits = prefix === undefined ? size : Number(/^\d{1,3}$/u.test(prefix) ? prefix : Number.NaN);
  if (!address || !(bits <= size)) {
    throw new ContentError(
      'config/trust-proxy',
      `"${entry}" in trustProxy is not an IP address or a network.`,
      'Write the number of proxies, or addresses and networks such as 192.0.2.7 and 10.0.0.0/8.',
    );
  }
  return { address, hostBits: BigInt(size - bits) };
}

function contains({ address, hostBits }: Network, other: IpAddress): boolean {
  return address.version === other.version && address.value >> hostBits === other.value >> hostBits;
}
