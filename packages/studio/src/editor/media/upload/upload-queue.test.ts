import { createStore } from '@recto/ui/store';
import { expect, test, vi } from 'vitest';
import { StudioProblem } from '../../api/studio-client.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { DocumentsState } from '../../documents/documents.ts';
import type { WaitingUpload } from '../list/media-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const picture = (name: string, size = 3): File => new File([new Uint8Array(size)], name);

/** A server whose responses the test controls. */
function start() {
  const state = createStore<DocumentsState>({ drafts: new Map(), published: new Map(), saveState: 'saved' });
  const sent: { name: string; signal: AbortSignal | undefined; progress: (part: number) => void }[] = [];
  const pending: PromiseWithResolvers<WaitingUpload>[] = [];
  const upload = (async (_, query, _file, { signal, onProgress } = {}) => {
    sent.push({ name: String(query['name']), signal, progress: onProgress ?? (() => undefined) });
    const response = Promise.withResolvers<WaitingUpload>();
    pending.push(response);
    signal?.addEventListener('abort', () => {
      response.reject(new DOMException('', 'AbortError'));
    });
    return await response.promise;
  }) as StudioClient['upload'];
  const create = vi.fn<(path: string, content: object) => void>((path, content) => {
    const drafts = new Map(state.get().drafts).set(path, { path, updatedAt: 0, ...content });
    state.set({ ...state.get(), drafts });
  });
  const add = vi.fn<(upload: WaitingUpload) => void>();
  const queue = createUploadQueue({ client: { upload }, documents: { create, state }, uploads: { add } });
  const arrive = async (index: number, path: string): Promise<void> => {
    pending[index]?.resolve({ id: `id ${index}`, path, type: 'image/png', size: 3 });
    await vi.waitFor(() => {
      expect(add).toHaveBeenCalledWith(expect.objectContaining({ id: `id ${index}` }));
    });
  };
  return { queue, sent, pending, arrive, create };
}

const states = ({ queue }: ReturnType<typeof start>) => queue.files.get().map(({ state }) => state);

test('uploads two files at a time, and creates a draft for each', async () => {
  const started = start();
  const { queue, sent, arrive, create } = started;
  queue.add([picture('a.png'), picture('b.png'), picture('c.png')]);
  const end = queue.send('public');
  expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  sent[0]?.progress(0.5);
  expect(queue.files.get()[0]).toMatchObject({ state: 'sending', progress: 0.5 });
  await arrive(0, 'public/a.png');
  await vi.waitFor(() => {
    expect(sent).toHaveLength(3);
  });
  await arrive(1, 'public/b.png');
  await arrive(2, 'public/c.png');
  await end;
  expect(states(started)).toEqual(['done', 'done', 'done']);
  expect(create.mock.calls[0]).toEqual(['public/a.png', { upload: 'id 0' }]);
});

test('keeps the error of a rejected file, which can be sent again', async () => {
  const started = start();
  const { queue, pending, arrive } = started;
  queue.add([picture('a.png')]);
  const end = queue.send('public');
  pending[0]?.reject(new StudioProblem({ code: 'upload/type', message: 'It is not an image.', status: 415 }));
  await end;
  expect(queue.files.get()[0]).toMatchObject({ state: 'failed', problem: { message: 'It is not an image.' } });
  const again = queue.send('public');
  await arrive(1, 'public/a.png');
  await again;
  expect(states(started)).toEqual(['done']);
});

test('does not send a file that is too large, but a smaller replacement', async () => {
  const started = start();
  const { queue, sent } = started;
  queue.add([picture('large.png', 10_000_001)]);
  await queue.send('public');
  expect(sent).toEqual([]);
  expect(queue.files.get()[0]?.problem).toBe('too-large');
  queue.replace(queue.files.get()[0]?.key ?? 0, picture('large.png'));
  void queue.send('public');
  expect(sent).toHaveLength(1);
});

test('does not send a file that was removed', async () => {
  const started = start();
  const { queue, sent } = started;
  queue.add([picture('a.png'), picture('b.png'), picture('c.png')]);
  const end = queue.send('public');
  const keys = queue.files.get().map(({ key }) => key);
  for (const key of keys) queue.remove(key);
  await end;
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  expect(queue.files.get()).toEqual([]);
});

test('adds a number to a path that another draft already has', async () => {
  const { queue, arrive, create } = start();
  queue.add([picture('a.png'), picture('b.png')]);
  const end = queue.send('public');
  await arrive(0, 'public/a.png');
  await arrive(1, 'public/a.png');
  await end;
  expect(create.mock.calls.map(([path]) => path)).toEqual(['public/a.png', 'public/a-2.png']);
});
