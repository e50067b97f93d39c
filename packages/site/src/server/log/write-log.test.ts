import { expect, onTestFinished, test, vi } from 'vitest';
import { runWithRequestId } from '../operation/request-id.ts';
import { logError } from './log-error.ts';
import { isJsonLog } from './write-log.ts';
import { writeJsonLog } from './write-json-log.ts';

/** Runs a function with a JSON log and returns the lines that it writes to standard output and standard error. */
function jsonOf(work: () => void): Record<string, unknown>[] {
  vi.stubEnv('RECTO_LOG', 'json');
  const lines: string[] = [];
  const collect = (text: string | Uint8Array): boolean => lines.push(String(text)) > 0;
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(collect),
  );
  const restore = writeJsonLog();
  try {
    work();
  } finally {
    restore();
    for (const stream of streams) stream.mockRestore();
  }
  for (const line of lines) expect(line).toMatch(/^[^\p{Cc}]+\n$/u);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('an error is one line of JSON with the id of its request', () => {
  const [entry, ...rest] = jsonOf(() => {
    runWithRequestId('a-1', () => {
      logError(new Error('line\n\u001B[31mred', { cause: new Error('reason') }), '/page');
    });
  });
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({
    level: 'error',
    source: '/page',
    message: String.raw`Error: line\u000a\u001b[31mred`,
    requestId: 'a-1',
  });
  expect(entry?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
  expect(entry?.['details']).toContain('  Cause: Error: reason');
});

test('what other code writes to the console is JSON, too', () => {
  const entries = jsonOf(() => {
    // oxlint-disable-next-line no-console -- other code may use it
    console.log('\u001B[32m➜ Listening\u001B[0m on %s', 'http://localhost');
    console.warn('first\nsecond');
    console.error('failed', { code: 'E1' });
  });
  expect(entries).toMatchObject([
    { level: 'info', source: 'console', message: '➜ Listening on http://localhost' },
    { level: 'warning', source: 'console', message: 'first', details: ['second'] },
    { level: 'error', source: 'console', message: "failed { code: 'E1' }" },
  ]);
});

test('the console is restored', () => {
  const { error } = console;
  jsonOf(() => undefined);
  expect(console.error).toBe(error);
});

test('in text, the id is after the message and before the stack', () => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  runWithRequestId('a-1', () => {
    logError(new Error('reason'), '/page');
  });
  expect(String(write.mock.calls[0]?.[0])).toMatch(/^\[recto\] \/page: Error: reason \(request a-1\)\n\s+at /u);
});

test.for(['text', 'json'])('secrets are replaced in %s', (format) => {
  vi.stubEnv('RECTO_LOG', format);
  vi.stubEnv('RECTO_CONTENT_SECRET', 'correct-horse-battery');
  const streams = [
    vi.spyOn(console, 'error').mockReturnValue(),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  onTestFinished(() => {
    for (const stream of streams) stream.mockRestore();
  });
  logError(
    new Error('correct-horse-battery', { cause: new Error('postgres://u:pa55word@db/site') }),
    '/x?token=t0psecret',
  );
  const written = streams.flatMap((stream) => stream.mock.calls.map(([text]) => String(text))).join('');
  expect(written).toContain('postgres://u:***@db/site');
  expect(written).toContain('/x?token=***');
  expect(written).not.toMatch(/battery|pa55word|t0psecret/u);
});

test('other formats are rejected', () => {
  expect([isJsonLog({}), isJsonLog({ RECTO_LOG: 'text' }), isJsonLog({ RECTO_LOG: 'json' })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => isJsonLog({ RECTO_LOG: 'jsn' })).toThrow('RECTO_LOG is "jsn". Set it to "json" or to "text".');
});
