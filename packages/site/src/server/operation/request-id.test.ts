import { expect, test } from 'vitest';
import { currentRequestId, readRequestId, runWithRequestId, withRequestIdInErrors } from './request-id.ts';

test.for([
  [['Host', 'a', 'X-Request-Id', 'a-1'], 'a-1'],
  [['x-request-id', '7f8a/b_c:d+e=f.g'], '7f8a/b_c:d+e=f.g'],
  [['x-request-id', 'a'.repeat(128)], 'a'.repeat(128)],
  [['x-request-id', 'a'.repeat(129)], undefined],
  [['x-request-id', ''], undefined],
  [['x-request-id', 'a b'], undefined],
  [['x-request-id', 'a\n[recto] forged'], undefined],
  [['x-request-id', '\u001B[2K'], undefined],
  [['x-request-id', 'a', 'X-REQUEST-ID', 'a'], undefined],
  [['x-requested-i', 'a'], undefined],
  [[], undefined],
] as const)('reads the id of %j', ([headers, id]) => {
  expect(readRequestId(headers)).toBe(id);
});

const respond = (status: number) => async () => {
  await Promise.resolve();
  return new Response(currentRequestId(), { status });
};

test('requests that are handled at the same time keep their own ids', async () => {
  const ask = async (id: string) => await (await runWithRequestId(id, respond(200))).text();
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
  expect(currentRequestId()).toBeUndefined();
});

test.for([
  [200, null],
  [404, null],
  [500, 'a-1'],
  [503, 'a-1'],
] as const)('a response with the status %s has the id %s', async ([status, id]) => {
  const handle = withRequestIdInErrors(respond(status));
  const response = await runWithRequestId('a-1', async () => await handle(new Request('http://site.test/')));
  expect(response.headers.get('x-request-id')).toBe(id);
});
