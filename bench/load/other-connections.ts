import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** How often a slow connection sends or reads something, in milliseconds. */
const SLOW_EVERY = 1000;

/**
 * Opens connections that do nothing useful: `idle` ones wait after a response, and `slow` ones send the header of a
 * request byte by byte or read a response in small pieces. Returns a function that closes them.
 */
export async function openOtherConnections(
  port: number,
  { idle, slow }: { idle: number; slow: number },
): Promise<() => void> {
  const sockets = [
    ...(await Promise.all(Array.from({ length: idle }, async () => await openIdle(port)))),
    ...(await Promise.all(
      Array.from({ length: slow }, async (_, index) =>
        index % 2 === 0 ? await openSlowSender(port) : await openSlowReader(port),
      ),
    )),
  ];
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

async function open(port: number): Promise<Socket> {
  return await new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    // The server may close it at any time.
    socket.on('error', reject);
  });
}

async function openIdle(port: number): Promise<Socket> {
  const socket = await open(port);
  socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.resume();
  return socket;
}

async function openSlowSender(port: number): Promise<Socket> {
  const socket = await open(port);
  const text = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(10_000)}`;
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(text[(sent += 1)] ?? 'x');
  }, SLOW_EVERY);
  socket.on('close', () => clearInterval(timer));
  socket.resume();
  return socket;
}

async function openSlowReader(port: number): Promise<Socket> {
  const socket = await open(port);
  socket.write('GET /llms-full.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const timer = setInterval(() => {
    socket.read(1000);
  }, SLOW_EVERY);
  socket.on('close', () => clearInterval(timer));
  return socket;
}
