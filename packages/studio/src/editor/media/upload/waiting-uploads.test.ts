import { createStore } from '@recto/ui/store';
import { expect, test, vi } from 'vitest';
import type { StudioClient } from '../../api/studio-client.ts';
import type { DocumentsState } from '../../documents/documents.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { createWaitingUploads } from './waiting-uploads.ts';

const upload = (id: string) => ({ id, path: `public/${id}.png`, type: 'image/png', size: 1 });

function start(actions: string[] = ['media.upload']) {
  const state = createStore<DocumentsState>({ drafts: new Map(), published: new Map(), saveState: 'saved' });
  const send = vi.fn(async () => undefined);
  const get = vi.fn(async () => ({ uploads: [upload('a'), upload('b')] }));
  const client = { get, send, session: () => ({ user: { actions } }) } as unknown as StudioClient;
  const setDrafts = (...drafts: Partial<DraftFile>[]): void => {
    const all = drafts.map((draft, index): DraftFile => ({ path: `public/${index}.png`, updatedAt: 0, ...draft }));
    state.set({ ...state.get(), drafts: new Map(all.map((draft) => [draft.path, draft])) });
  };
  return { uploads: createWaitingUploads(client, { state }), send, get, setDrafts };
}

const idsIn = ({ uploads }: ReturnType<typeof start>) => uploads.list.get().map(({ id }) => id);

test('deletes an upload when its last draft is removed', () => {
  const { send, setDrafts } = start();
  setDrafts({ upload: 'a' }, { upload: 'a', path: 'public/copy.png' });
  setDrafts({ upload: 'a', path: 'public/renamed.png' });
  expect(send).not.toHaveBeenCalled();
  setDrafts();
  expect(send).toHaveBeenCalledExactlyOnceWith('DELETE', '/__recto_studio/media/waiting', { id: 'a' });
});

test('does not restore a deleted upload from a late response', async () => {
  const started = start();
  started.setDrafts({ upload: 'a' });
  const refreshed = started.uploads.refresh();
  started.setDrafts();
  await refreshed;
  expect(idsIn(started)).toEqual(['b']);
  // The same file is uploaded again.
  started.uploads.add(upload('a'));
  await started.uploads.refresh();
  expect(idsIn(started)).toEqual(['a', 'b']);
});

test('keeps the image size, which only the upload response contains', async () => {
  const { uploads } = start();
  uploads.add({ ...upload('a'), width: 3, height: 2 });
  await uploads.refresh();
  expect(uploads.list.get()[0]).toMatchObject({ id: 'a', width: 3, height: 2 });
});

test('keeps the list if the request fails, and sends no request without permission', async () => {
  const failing = start();
  failing.uploads.add(upload('c'));
  failing.get.mockRejectedValue(new Error('offline'));
  await failing.uploads.refresh();
  expect(idsIn(failing)).toEqual(['c']);
  const reader = start([]);
  await reader.uploads.refresh();
  expect(reader.get).not.toHaveBeenCalled();
});
