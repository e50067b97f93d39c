import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
// @ts-expect-error the command is plain JavaScript, so that it runs before anything is installed
import * as untyped from './serve.mjs';

interface Address {
  port: number;
  host: string | undefined;
}

const { readAddress, assertFree } = untyped as {
  readAddress: (env: Record<string, string>) => Address;
  assertFree: (address: Address) => Promise<void>;
};

let taken: Server | undefined;

afterEach(() => {
  taken?.close();
});

test.for<[Record<string, string>, Address]>([
  [{}, { port: 3000, host: undefined }],
  [
    { PORT: '', HOST: '' },
    { port: 3000, host: undefined },
  ],
  [{ PORT: '8080' }, { port: 8080, host: undefined }],
  [
    { PORT: '1', HOST: '0.0.0.0' },
    { port: 1, host: '0.0.0.0' },
  ],
  [
    { PORT: '65535', HOST: '::1' },
    { port: 65_535, host: '::1' },
  ],
])('reads %o as %o', ([env, address]) => {
  expect(readAddress(env)).toEqual(address);
});

test.for(['0', '65536', '-1', '80.5', 'http', ' ', 'NaN'])('rejects PORT=%s with a message and a hint', (port) => {
  expect(() => readAddress({ PORT: port })).toThrow(
    expect.objectContaining({
      message: `PORT is "${port}", which is not a valid port.`,
      hint: 'Set it to a number from 1 to 65535.',
    }),
  );
});

test('accepts a free port, and leaves it free', async () => {
  const port = await takePort('127.0.0.1');
  await new Promise((resolve) => taken?.close(resolve));
  await expect(assertFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
  await expect(assertFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
});

test.for([
  ['one address', '127.0.0.1'],
  ['every address', undefined],
] as const)('rejects a port that is in use on %s', async ([, host]) => {
  const port = await takePort(host);
  await expect(assertFree({ port, host })).rejects.toMatchObject({
    message: `Port ${port} is already in use.`,
    hint: 'Stop the program that uses it, or set the PORT variable to another port.',
  });
});

test('names a host that does not belong to this machine', async () => {
  const port = await takePort('127.0.0.1');
  await expect(assertFree({ port, host: '192.0.2.1' })).rejects.toMatchObject({
    message: expect.stringMatching(`^The server cannot listen on 192\\.0\\.2\\.1:${port}: `) as string,
    hint: 'Choose another HOST or PORT.',
  });
});

/** Listens on a port chosen by the system and returns it. */
async function takePort(host: string | undefined): Promise<number> {
  taken = createServer().listen(0, host);
  await once(taken, 'listening');
  return (taken.address() as AddressInfo).port;
}
