import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { test as base } from './browser-test.ts';

/** A request that another host has received. */
export interface ReceivedRequest {
  host: string;
  method: string;
  path: string;
  type: string;
  cookie: string | undefined;
  body: string;
}

type FakeResponse = { status?: number; delay?: number; json?: unknown };

/** Fake servers of other hosts. */
export interface OtherHosts {
  requests: ReceivedRequest[];
  /** Returns the response to a request; a test can replace it. */
  respond: (request: ReceivedRequest) => FakeResponse;
  port: number;
}

/** Origin of the site other than localhost. */
export const SITE = 'http://fixture.example';

/** A browser test with other hosts: every name that ends in `.example` is a server of the test. */
export const test = base.extend<{ hosts: OtherHosts }, { workerHosts: OtherHosts }>({
  workerHosts: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner requires this form
    async ({}, use) => {
      const workerHosts: OtherHosts = { requests: [], respond: () => ({}), port: 0 };
      const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        const parts = await request.toArray();
        const { method = '', url = '', headers } = request;
        const received: ReceivedRequest = {
          host: headers.host ?? '',
          method,
          path: url,
          type: headers['content-type'] ?? '',
          cookie: headers.cookie,
          body: Buffer.concat(parts as Buffer[]).toString(),
        };
        workerHosts.requests.push(received);
        const { status = 200, delay = 0, json = {} } = workerHosts.respond(received);
        await setTimeout(delay);
        response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        response.end(JSON.stringify(json));
      };
      const server = createServer((request, response) => void handle(request, response));
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      workerHosts.port = (server.address() as AddressInfo).port;
      await use(workerHosts);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerHosts }, use) => {
      const site = Number(process.env['RECTO_E2E_PORT']) + 2;
      const rules = `MAP fixture.example 127.0.0.1:${site}, MAP *.example 127.0.0.1:${workerHosts.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`] });
    },
    { scope: 'worker' },
  ],
  hosts: async ({ workerHosts }, use) => {
    workerHosts.requests = [];
    workerHosts.respond = () => ({});
    await use(workerHosts);
  },
});
