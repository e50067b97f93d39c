import { H3 } from 'nitro/h3';
import { expect, test, vi } from 'vitest';
import { createStreamLog } from './log-failed-streams.ts';

/** A stream that sends some data and then fails. */
function failing(): ReadableStream<Uint8Array> {
  let isStarted = false;
  return new ReadableStream({
    pull(controller) {
      if (isStarted) throw new Error('The source is gone.');
      isStarted = true;
      controller.enqueue(new TextEncoder().encode('part'));
    },
  });
}

const app = new H3()
  .use(createStreamLog(({ url }) => url.pathname.startsWith('/api/')))
  .get('/api/stream', () => failing())
  .get(
    '/api/response',
    () => new Response(failing(), { status: 201, headers: { 'content-type': 'text/event-stream' } }),
  )
  .get('/api/whole', () => new Response(new Blob(['one, ', 'two']).stream(), { headers: { 'x-own': 'kept' } }))
  .get('/api/json', () => ({ a: 1 }))
  .get('/api/empty', () => new Response(null, { status: 204 }));

test.for(['/api/stream', '/api/response'])(
  'logs the path and the error of %s, which fails while it is sent',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const response = await app.request(path);
    await expect(response.text()).rejects.toThrow('The source is gone.');
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toContain(`[recto] ${path}: Error: The source is gone.`);
  },
);

test('does not change responses that do not fail', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const whole = await app.request('/api/whole');
  expect([whole.headers.get('x-own'), await whole.text()]).toEqual(['kept', 'one, two']);
  expect((await app.request('/api/response')).status).toBe(201);
  expect(await (await app.request('/api/json')).json()).toEqual({ a: 1 });
  expect((await app.request('/api/empty')).status).toBe(204);
  expect(log).not.toHaveBeenCalled();
});

test('cancels the source without an error if the client closes the connection', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const cancel = vi.fn<(reason: unknown) => void>();
  const left = new H3()
    .use(createStreamLog(() => true))
    .get(
      '/api/endless',
      () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1)), cancel }),
    );
  const response = await left.request('/api/endless');
  await response.body?.cancel('gone');
  expect(cancel).toHaveBeenCalledWith('gone');
  expect(log).not.toHaveBeenCalled();
});
