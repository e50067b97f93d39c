import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
