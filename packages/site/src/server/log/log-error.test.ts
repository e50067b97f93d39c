import { expect, test, vi } from 'vitest';
import { logError } from './log-error.ts';

/** The lines that are written to the log. */
function logged(error: unknown, source: string): string[] {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  logError(error, source);
  expect(write).toHaveBeenCalledTimes(1);
  const [text, ...rest] = (write.mock.calls[0] ?? []) as unknown[];
  expect(rest).toEqual([]);
  return String(text).split('\n');
}

const FORGED = '/x\n[recto] /admin: forged\r\u001B[2K\u009B31m\u2028\u202Eend';
const ENCODED = String.raw`/x\u000a[recto] /admin: forged\u000d\u001b[2K\u009b31m\u2028\u202eend`;

test('SEC-13: a path cannot start a line of the log or send control codes to a terminal', () => {
  expect(logged('404 Page not found', FORGED)).toEqual([`[recto] ${ENCODED}: 404 Page not found`]);
});

test('SEC-13: a message that contains a path cannot do so either', () => {
  expect(logged(`404 Page not found: ${FORGED}, requested by a bot`, '/')).toEqual([
    `[recto] /: 404 Page not found: ${ENCODED}, requested by a bot`,
  ]);
});

test('SEC-13: an error, its properties and its cause cannot do so either', () => {
  const cause = new TypeError(`cause ${FORGED}\n    at forged (file.js:1:1)`);
  const error = Object.assign(new Error(`error ${FORGED}`, { cause }), { input: FORGED, code: 'ERR_INVALID_URL' });
  const lines = logged(error, '/page');
  expect(lines[0]).toContain(`[recto] /page: Error: error ${ENCODED} { input: `);
  expect(lines[0]).toContain("code: 'ERR_INVALID_URL'");
  const at = lines.findIndex((line) => line.startsWith('  Cause: '));
  expect(lines[at]).toBe(String.raw`  Cause: TypeError: cause ${ENCODED}\u000a    at forged (file.js:1:1)`);
  const frames = lines.filter((_, index) => index !== 0 && index !== at);
  expect(frames.length).toBeGreaterThan(2);
  for (const frame of frames) expect(frame).toMatch(/^\s+at (?!forged)/u);
});

test('SEC-13: a value that is not an error is logged as one line', () => {
  const [line, ...rest] = logged({ path: FORGED, list: Array.from({ length: 50 }, (_, item) => item) }, '/');
  expect(rest).toEqual([]);
  expect(line).not.toMatch(/\p{Cc}/u);
});

test('does not change text of any language', () => {
  expect(logged('دليل 日本 🎉', '/ar/دليل')).toEqual(['[recto] /ar/دليل: دليل 日本 🎉']);
});

test('logs the errors of an AggregateError as causes', () => {
  const error = new AggregateError([new Error('IPv4'), new Error('IPv6')], '');
  expect(logged(error, '/').filter((line) => !/^\s+at /u.test(line))).toEqual([
    '[recto] /: AggregateError',
    '  Cause: Error: IPv4',
    '  Cause: Error: IPv6',
  ]);
});

test('stops at circular causes', () => {
  const error = new Error('round');
  error.cause = error;
  expect(logged(error, '/').filter((line) => line.includes('Cause: ')).length).toBe(5);
});
