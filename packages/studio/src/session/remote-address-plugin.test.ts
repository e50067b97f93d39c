import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createServer as createVite } from 'vite';
import { REMOTE_ADDRESS_HEADER } from './dev-sessions.ts';
import { remoteAddressPlugin } from './remote-address-plugin.ts';

test('the header contains the source of a request, regardless of what the client sent', async () => {
  const seen: IncomingMessage[] = [];
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'test',
        configureServer({ middlewares }) {
          middlewares.use((request, response) => {
            seen.push(request);
            response.end();
          });
        },
      },
      remoteAddressPlugin(),
    ],
  });
  const server = createServer(vite.middlewares).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Recto-Remote-Address': '10.0.0.1', 'x-other': 'a' } });
  const [request] = seen;
  expect(request?.headers).toMatchObject({ [REMOTE_ADDRESS_HEADER]: '127.0.0.1', 'x-other': 'a' });
  expect(request?.rawHeaders.filter((text) => /remote-address|^10\.|^127\.0\.0\.1$/iu.test(text))).toEqual([
    REMOTE_ADDRESS_HEADER,
    '127.0.0.1',
  ]);
});
