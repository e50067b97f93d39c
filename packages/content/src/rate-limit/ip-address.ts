import { isIP } from 'node:net';

/** An IP address, also as a number. */
export interface IpAddress {
  /** An IPv6 address that contains an IPv4 address (`::ffff:192.0.2.7`) has version 4. */
  version: 4 | 6;
  /** The address without a port, a zone and brackets. */
  text: string;
  /** The address as a number of 32 or 128 bits. */
  value: bigint;
}

/** Matches an address with a port: some proxies add it, and it differs for each connection. */
const WITH_PORT = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+)|\[(?<v6>[^\]]+)\])(?::\d+)?$/u;

/** Longest text that can be an address with a zone and a port. */
const MAX_LENGTH = 100;

/** Parses an IP address. Returns `undefined` for any other text. */
export function parseIpAddress(given: string): IpAddress | undefined {
  const trimmed = given.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const { v4, v6 } = WITH_PORT.exec(trimmed)?.groups ?? {};
  const [text = ''] = (v4 ?? v6 ?? trimmed).toLowerCase().split('%');
  const version = isIP(text);
  if (version === 4) return { version: 4, text, value: parseIpv4(text) };
  if (version !== 6) return undefined;
  const value = parseIpv6(text);
  return value >> 32n === 0xff_ffn ? fromIpv4(value & 0xff_ff_ff_ffn) : { version: 6, text, value };
}

function parseIpv4(text: string): bigint {
  return text.split('.').reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

function fromIpv4(value: bigint): IpAddress {
  const text = [24n, 16n, 8n, 0n].map((bits) => (value >> bits) & 0xffn).join('.');
  return { version: 4, text, value };
}

/** Parses a valid address. `::` replaces groups that are zero; the end may be an IPv4 address. */
function parseIpv6(text: string): bigint {
  const [, start = text, ipv4] = /^(.*:)(\d+\.[\d.]+)$/u.exec(text) ?? [];
  const tail = ipv4 === undefined ? '' : hexOf(parseIpv4(ipv4));
  const [head = [], end = []] = (start + tail).split('::').map((part) => part.split(':').filter((one) => one !== ''));
  const groups = [...head, ...Array<string>(8 - head.length - end.length).fill('0'), ...end];
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** The two groups of an IPv6 address with which an IPv4 address is written. */
function hexOf(value: bigint): string {
  return `${(value >> 16n).toString(16)}:${(value & 0xff_ffn).toString(16)}`;
}
