import { expect, test } from 'vitest';
import { readConnectionLimits } from './connection-limits.ts';

test('SEC-12: a server has limits by default', () => {
  const limits = { headers: 15, request: 60, keepAlive: 65, idle: 120, connections: 10_000 };
  expect(readConnectionLimits({})).toEqual(limits);
  expect(readConnectionLimits({ RECTO_IDLE_TIMEOUT: '' })).toEqual(limits);
});

test('SEC-12: each limit can be set', () => {
  expect(
    readConnectionLimits({
      RECTO_HEADERS_TIMEOUT: '0.5',
      RECTO_REQUEST_TIMEOUT: '1',
      RECTO_KEEP_ALIVE_TIMEOUT: '2',
      RECTO_IDLE_TIMEOUT: '0',
      RECTO_MAX_CONNECTIONS: '10',
    }),
  ).toEqual({ headers: 0.5, request: 1, keepAlive: 2, idle: 0, connections: 10 });
});

test('SEC-12: the time for headers is at most the time for the request', () => {
  expect(readConnectionLimits({ RECTO_REQUEST_TIMEOUT: '3' }).headers).toBe(3);
  expect(readConnectionLimits({ RECTO_HEADERS_TIMEOUT: '0' }).headers).toBe(60);
  expect(readConnectionLimits({ RECTO_HEADERS_TIMEOUT: '90', RECTO_REQUEST_TIMEOUT: '0' }).headers).toBe(90);
});

test.for(['soon', '-1', '1s', 'NaN', 'Infinity'])('SEC-12: rejects "%s" as a limit', (text) => {
  expect(() => readConnectionLimits({ RECTO_IDLE_TIMEOUT: text })).toThrow(
    `RECTO_IDLE_TIMEOUT is "${text}". Set it to a number, or to 0 for no limit.`,
  );
});
