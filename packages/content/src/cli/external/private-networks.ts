import { BlockList, isIPv6 } from 'node:net';

/** Private and reserved networks. A link in the content must not make this machine send requests to them. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address must not be requested. Loopback addresses are allowed for checks of a site on this machine. */
export function isPrivateNetwork(ip: string, allowLoopback: boolean): boolean {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
  return privateNetworks.check(ip, family) || (!allowLoopback && loopback.check(ip, family));
}

/** Whether an IP address is a loopback address. */
export function isLoopback(ip: string): boolean {
  return loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
