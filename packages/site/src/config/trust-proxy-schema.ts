import { createProxyCheck } from '@recto/content/trust-proxy';
import { z } from 'zod';

/** The number of proxies in front of the server, or a list of their IP addresses and networks. */
export const trustProxySchema = z.union([
  z.int().nonnegative(),
  z.array(z.string().refine(isNetwork, 'Write an IP address or a network: 192.0.2.7, 10.0.0.0/8.')).readonly(),
]);

function isNetwork(text: string): boolean {
  try {
    createProxyCheck([text]);
    return true;
  } catch {
    return false;
  }
}
