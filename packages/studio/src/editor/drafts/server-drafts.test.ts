import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudioProblem } from '../api/studio-client.ts';
import { openDocuments } from '../documents/documents.ts';
import type { Documents } from '../documents/documents.ts';
import { openDraftDatabase } from './draft-database.ts';
import { createServerDrafts } from './server-drafts.ts';
import type { ServerDrafts } from './server-drafts.ts';

/** Fake of the draft endpoints that records the requests. */
class Server {
  drafts = new Map<string, { revision: number; data: unknown }>();
  requests: string[] = [];
  status = 200;
  actions = ['draft.save'];
  storesDrafts = true;
  /** The newest commit, if the server knows it. */
  revision: string | undefined;
  /** Called while a draft is being read. */
  onRead = (): void => undefined;

  client = {
    session: () => ({ user: { actions: this.actions }, storesDrafts: this.storesDrafts }) as never,
    get: async (address: string, query: Readonly<Record<string, unknown>> = {}) => {
      const path = String(query['path']);
      if (address.endsWith('/document')) {
        return { path, revision: 'r', id: 'i', encoding: 'text', content: 'Published\n' } as never;
      }
      this.note(`GET ${address}`);
      if (!address.endsWith('/drafts')) {
        this.onRead();
        return { path, ...this.drafts.get(path) } as never;
      }
      const drafts = [...this.drafts].map(([name, { revision }]) => ({ path: name, revision }));
      return { drafts, canPreview: true, revision: this.revision } as never;
    },
    send: async (method: string, address: string, body: unknown) => {
      const { path, revision, data } = body as { path: string; revision: number; data?: unknown };
      this.note(`${method} ${address}`);
      const current = this.drafts.get(path)?.revision ?? 0;
      if (current !== revision) throw new StudioProblem({ code: 'draft/changed', message: '', status: 409 });
      if (method === 'DELETE') this.drafts.delete(path);
      else this.drafts.set(path, { revision: revision + 1, data });
      return { revision: revision + 1 } as never;
    },
  };

  textOf(path = PATH): unknown {
    return (this.drafts.get(path)?.data as { text?: string } | undefined)?.text;
  }

  private note(request: string): void {
    this.requests.push(request.replace('/__recto_studio', ''));
    if (this.status !== 200) throw new StudioProblem({ code: 'x', message: '', status: this.status });
  }
}

const PATH = 'content/a.md';
let number = 0;
let server: Server;
let devices: Device[];
/** Commits that the server has named. */
let revisions: string[];

interface Device {
  documents: Documents;
  drafts: ServerDrafts;
  write: (text: string) => Promise<void>;
  text: () => string | undefined;
}

/** Opens a separate browser, or another tab of one. */
async function open(browser = `browser ${(number += 1)}`, isTold = true): Promise<Device> {
  const database = await openDraftDatabase(`server ${browser}`, 'ann');
  const channel = new BroadcastChannel(isTold ? browser : `${browser} alone`);
  const documents = await openDocuments({ client: server.client, database, channel });
  const drafts = createServerDrafts({
    client: server.client,
    documents,
    database,
    lock: async (work) => await work(),
    onRevision: (revision) => revisions.push(revision),
  });
  await documents.open(PATH);
  const device: Device = {
    documents,
    drafts,
    async write(text) {
      // Two texts are distinguished by their time.
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
      documents.edit(PATH, text);
    },
    text: () => documents.textOf(PATH),
  };
  devices.push(device);
  return device;
}

beforeEach(() => {
  server = new Server();
  devices = [];
  revisions = [];
});
afterEach(() => {
  for (const { documents, drafts } of devices) {
    drafts.close();
    documents.close();
  }
  vi.useRealTimers();
});

test('sends a draft once after a pause', async () => {
  const { write, drafts } = await open();
  await drafts.sync();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = write('One\n');
  await vi.advanceTimersByTimeAsync(2);
  await writing;
  expect(drafts.state.get().status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1900);
  expect(server.textOf()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await vi.waitFor(() => {
    expect([server.textOf(), drafts.state.get().status]).toEqual(['One\n', 'sent']);
  });
  await drafts.sync();
  expect(server.requests.filter((request) => request === 'PUT /draft')).toHaveLength(1);
});

test('loads the draft on another device and lets both continue in turns', async () => {
  const [one, other] = [await open(), await open()];
  await one.write('One\n');
  await one.drafts.sync();
  await other.drafts.sync();
  expect(other.text()).toBe('One\n');
  await other.write('Two\n');
  await other.drafts.sync();
  await one.drafts.sync();
  expect(one.text()).toBe('Two\n');
  // The previous text is not lost.
  one.documents.undo(PATH);
  expect(one.text()).toBe('One\n');
});

test.for(['discard', 'settle'] as const)('removes a draft from the server on %s', async (how) => {
  const { write, drafts, documents } = await open();
  await write('One\n');
  await drafts.sync();
  expect(server.drafts.size).toBe(1);
  if (how === 'discard') documents.discard([PATH]);
  else documents.markPublished([...documents.state.get().drafts.values()], { revision: 'r2', merged: [] });
  await drafts.sync();
  expect(server.drafts.size).toBe(0);
});

test('removes a draft that was discarded offline on the next visit', async () => {
  const one = await open('same');
  await one.write('One\n');
  await one.drafts.sync();
  server.status = 503;
  one.documents.discard([PATH]);
  await one.drafts.sync();
  await one.documents.flush();
  expect(one.drafts.state.get().status).toBe('failed');
  server.status = 200;
  const later = await open('same');
  await later.drafts.sync();
  expect([server.drafts.size, later.text()]).toEqual([0, 'Published\n']);
});

test.for([
  ['own', 'Mine\n', 'Mine\n'],
  ['other', 'Theirs\n', 'Theirs\n'],
] as const)('lets the user choose between the texts of two devices: %s', async ([choice, here, there]) => {
  const [one, other] = [await open(), await open()];
  await one.write('Mine\n');
  await other.write('Theirs\n');
  await other.drafts.sync();
  await one.drafts.sync();
  await one.drafts.sync();
  expect([one.text(), server.textOf()]).toEqual(['Mine\n', 'Theirs\n']);
  expect(one.drafts.state.get()).toMatchObject({ status: 'failed' });
  expect(one.drafts.state.get().conflicts.get(PATH)?.draft?.text).toBe('Theirs\n');
  await one.drafts.decide(PATH, choice);
  expect([one.text(), server.textOf()]).toEqual([here, there]);
  expect(one.drafts.state.get().conflicts.size).toBe(0);
});

test('does not replace what is written while a draft is read', async () => {
  const [one, other] = [await open(), await open()];
  await other.write('Theirs\n');
  await other.drafts.sync();
  server.onRead = () => {
    one.documents.edit(PATH, 'Mine\n');
  };
  await one.drafts.sync();
  expect(one.text()).toBe('Mine\n');
  server.onRead = () => undefined;
  await one.drafts.sync();
  expect(one.drafts.state.get().conflicts.get(PATH)?.draft?.text).toBe('Theirs\n');
});

test('asks again if a text has changed since the choice', async () => {
  const [one, other] = [await open(), await open()];
  await one.write('Mine\n');
  await other.write('Theirs\n');
  await other.drafts.sync();
  await one.drafts.sync();
  await other.write('Theirs, later\n');
  await other.drafts.sync();
  await one.drafts.decide(PATH, 'own');
  expect([one.text(), server.textOf()]).toEqual(['Mine\n', 'Theirs, later\n']);
  expect(one.drafts.state.get().conflicts.get(PATH)?.draft?.text).toBe('Theirs, later\n');
});

test.for([
  ['own', 'One\n', 'One\n'],
  ['other', 'Published\n', undefined],
] as const)(
  'keeps a draft that another device has removed until the user chooses: %s',
  async ([choice, here, there]) => {
    const [one, other] = [await open(), await open()];
    await one.write('One\n');
    await one.drafts.sync();
    await other.drafts.sync();
    other.documents.discard([PATH]);
    await other.drafts.sync();
    await one.drafts.sync();
    expect([one.text(), one.drafts.state.get().conflicts.get(PATH)]).toEqual(['One\n', {}]);
    await one.drafts.decide(PATH, choice);
    expect([one.text(), server.textOf()]).toEqual([here, there]);
  },
);

test('shares what was sent between tabs of one browser', async () => {
  const [one, tab] = [await open('tabs'), await open('tabs')];
  await one.write('One\n');
  await vi.waitFor(() => {
    expect(tab.text()).toBe('One\n');
  });
  await one.drafts.sync();
  await tab.drafts.sync();
  expect(tab.drafts.state.get().conflicts.size).toBe(0);
  expect(server.requests.filter((request) => request === 'PUT /draft')).toHaveLength(1);
});

test('leaves a draft that is newer in another tab to that tab', async () => {
  const [one, frozen] = [await open('frozen'), await open('frozen', false)];
  await one.write('One\n');
  await one.drafts.sync();
  await frozen.drafts.sync();
  expect(server.textOf()).toBe('One\n');
  const late = await open('frozen', false);
  await one.write('Two\n');
  await one.drafts.sync();
  await late.drafts.sync();
  expect([late.text(), server.textOf()]).toEqual(['One\n', 'Two\n']);
});

test('loses nothing on an error and tries again', async () => {
  const { write, drafts, text } = await open();
  server.status = 500;
  await write('One\n');
  await drafts.sync();
  expect([drafts.state.get().status, text()]).toEqual(['failed', 'One\n']);
  server.status = 200;
  await drafts.sync();
  expect([drafts.state.get().status, server.textOf()]).toEqual(['sent', 'One\n']);
});

test('leaves unknown data on the server unchanged', async () => {
  const { drafts, text } = await open();
  server.drafts.set(PATH, { revision: 1, data: 'of an older studio' });
  await drafts.sync();
  expect([drafts.state.get().status, text(), server.drafts.size]).toEqual(['failed', 'Published\n', 1]);
});

test('never requests drafts from a server that stores none, nor for readers', async () => {
  server.storesDrafts = false;
  const { drafts, write } = await open();
  await write('One\n');
  await drafts.sync();
  expect([drafts.state.get().status, server.requests]).toEqual(['off', []]);
  server = new Server();
  server.actions = [];
  const reader = await open();
  await reader.drafts.sync();
  expect([reader.drafts.state.get().status, server.requests]).toEqual(['off', []]);
});

test('passes on the newest commit that the server names with the list of drafts', async () => {
  const { drafts } = await open();
  await drafts.sync();
  server.revision = 'r2';
  await drafts.sync();
  expect(revisions).toEqual(['r2']);
});
