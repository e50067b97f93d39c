import { expect } from '@playwright/test';
import type { Socket } from 'node:net';
import { connectTo, sendRaw, test } from './started-server.ts';

/**
 * Timeouts that are short enough for a test. Tests wait much longer than these, but much less than Node's own timeouts.
 */
const LIMITS = {
  RECTO_HEADERS_TIMEOUT: '1',
  RECTO_REQUEST_TIMEOUT: '2',
  RECTO_KEEP_ALIVE_TIMEOUT: '1',
  RECTO_IDLE_TIMEOUT: '3',
};
const MAX_WAIT_MS = 12_000;

/** Fails if the server has not closed the connection in time. */
async function expectClosed(closed: Promise<void>): Promise<void> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS, 'open').unref();
  });
  expect(await Promise.race([closed.then(() => 'closed'), late])).toBe('closed');
}

/** Sends text one character at a time, but never all of it. */
function drip(socket: Socket, text: string): () => void {
  let index = 0;
  const timer = setInterval(() => {
    if (socket.writable) socket.write(text[index++ % text.length] ?? '');
  }, 100);
  return () => {
    clearInterval(timer);
  };
}

test('SEC-12: a connection on which nothing is sent is closed', async ({ servers }) => {
  const server = await servers.start(LIMITS);
  const { closed, received } = await connectTo(server);
  await expectClosed(closed);
  expect(received()).toMatch(/^(?:HTTP\/1\.1 408 Request Timeout\r\n|$)/u);
});

test('SEC-12: responds with 408 to headers that arrive one character at a time', async ({ servers }) => {
  const server = await servers.start(LIMITS);
  const { socket, closed, received } = await connectTo(server);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const stop = drip(socket, 'abc');
  await expectClosed(closed);
  stop();
  expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
  expect(received()).toContain('cache-control: no-store\r\n');
});

test('SEC-12: closes the connection of a body that arrives one character at a time', async ({ servers }) => {
  const server = await servers.start(LIMITS);
  const { socket, closed } = await connectTo(server);
  socket.write(
    'POST /__recto_content/pages/query HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
  );
  const stop = drip(socket, '{"sql":"');
  await expectClosed(closed);
  stop();
});

test('SEC-12: a connection is closed when no further request comes', async ({ servers }) => {
  const server = await servers.start(LIMITS);
  const { socket, closed, received } = await connectTo(server);
  socket.write('GET /pages/first HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expectClosed(closed);
  expect(received()).toMatch(/^HTTP\/1\.1 200 /u);
  expect(received()).toContain('</html>');
});

test('SEC-12: the connection of a client that does not read the response is closed', async ({ servers }) => {
  const server = await servers.start({ ...LIMITS, RECTO_IDLE_TIMEOUT: '1' });
  const page = await (await fetch(`${server.origin}/pages/first`)).text();
  const script = /data-files="([^" ]+)/u.exec(page)?.[1] ?? '';
  const { socket } = await connectTo(server);
  socket.pause();
  // More than the socket buffers of both sides hold.
  socket.write(`GET ${script} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(200));
  // Sending anything would reset the idle timeout, so the client waits before it checks.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const failure = await new Promise<unknown>((resolve) => {
    socket.once('error', resolve);
    setTimeout(resolve, MAX_WAIT_MS, 'open').unref();
    socket.write('\r\n');
    setTimeout(() => socket.write('\r\n'), 500).unref();
  });
  expect(failure).toMatchObject({ code: expect.stringMatching(/^(?:EPIPE|ECONNRESET)$/u) });
});

test('SEC-12: above the limit of connections a new one is closed at once, and later ones are served', async ({
  servers,
}) => {
  const server = await servers.start({ RECTO_MAX_CONNECTIONS: '3', RECTO_KEEP_ALIVE_TIMEOUT: '1' });
  // The connection that waited for the start has to be closed first.
  const ask = 'GET /pages/first HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  await expect.poll(async () => await sendRaw(server, ask)).toContain('HTTP/1.1 200');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const connections = await Promise.all([connectTo(server), connectTo(server), connectTo(server)]);
  expect(await sendRaw(server, ask)).toBe('');
  for (const { socket } of connections) socket.destroy();
  await expect.poll(async () => await sendRaw(server, ask)).toContain('HTTP/1.1 200');
});

test('SEC-12: many requests on one connection are served with the default limits', async ({ servers }) => {
  const server = await servers.start();
  const { socket, closed, received } = await connectTo(server);
  for (let time = 0; time < 3; time += 1) {
    socket.write('HEAD /pages/first HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await expect.poll(() => received().match(/HTTP\/1\.1 200/gu)?.length).toBe(time + 1);
  }
  socket.write('HEAD /pages/first HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await expectClosed(closed);
});
