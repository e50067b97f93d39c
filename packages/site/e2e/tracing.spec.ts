import { expect } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from './started-server.ts';

test('records requests as spans if a tracer provider was loaded before the server', async ({ servers }) => {
  const spans: { name: string; attributes: Record<string, unknown> }[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((sent) => {
      spans.push(...(sent as typeof spans));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  try {
    const server = await servers.start({
      NODE_OPTIONS: `--import ${import.meta.resolve('./send-spans.ts')}`,
      SPANS_URL: `http://127.0.0.1:${port}`,
    });
    await (await fetch(`${server.origin}/pages/first?token=t0psecret`, { headers: { 'x-request-id': 'a-1' } })).text();
    await fetch(`${server.origin}/broken`);
    const spanOf = (path: string) => spans.find(({ attributes }) => attributes['url.path'] === path);
    await expect.poll(() => spanOf('/broken')?.attributes['http.response.status_code']).toBe(500);
    expect(spanOf('/pages/first')).toEqual({
      name: 'GET',
      attributes: {
        'http.request.method': 'GET',
        'url.path': '/pages/first',
        'http.response.status_code': 200,
        'recto.request_id': 'a-1',
      },
    });
    expect(JSON.stringify(spans)).not.toContain('t0psecret');
  } finally {
    collector.close();
  }
});
