import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isClosedConnection } from './errors-plugin.ts';

test('a connection that the worker closes is not an error in the code of the site', async () => {
  const server = createServer((_, response) => response.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { port } = server.address() as AddressInfo;
  request({ port, host: '127.0.0.1' }).on('error', resolve).end();
  const error = await promise;
  server.close();
  expect(String(error)).toContain('socket hang up');
  expect(isClosedConnection(error)).toBe(true);
  expect(isClosedConnection(new Error('socket hang up'))).toBe(false);
});
