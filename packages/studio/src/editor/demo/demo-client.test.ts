import { expect, test, vi } from 'vitest';
import { NO_SERVER, OFFLINE } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { demoMessages } from '../messages/en/demo.ts';
import { createDemoClient } from './demo-client.ts';

const TREE = { revision: 'a', files: [], media: { 'content/en/cup.png': '/_assets/cup.0123456789.png' } };

function open(respond: () => Response = () => Response.json(TREE)) {
  const send = vi.fn<typeof fetch>(async () => await Promise.resolve(respond()));
  return { send, client: createDemoClient({ base: '/site', messages: demoMessages, fetch: send }) };
}

test.for([
  ['/__recto_studio/tree', {}, '/site/__recto_studio/demo/tree.json'],
  ['/__recto_studio/components', {}, '/site/__recto_studio/demo/components.json'],
  [
    '/__recto_studio/document',
    { path: 'content/en/1.größe.md', revision: 'a' },
    '/site/__recto_studio/demo/documents/content/en/1.gr%C3%B6%C3%9Fe.md.json',
  ],
] as const)('reads %s from a file of the site', async ([path, query, address]) => {
  const { client, send } = open();
  expect(await client.get(path, query)).toEqual(TREE);
  expect(send.mock.calls).toEqual([[address, {}]]);
});

const REFUSED: readonly [name: string, ask: (client: StudioClient) => Promise<unknown>, reason: string][] = [
  [
    'publishing',
    async (client) => await client.send('POST', '/__recto_studio/publish', {}),
    demoMessages.refused.publish,
  ],
  ['the history', async (client) => await client.get('/__recto_studio/history'), demoMessages.refused.history],
  ['media', async (client) => await client.get('/__recto_studio/media'), demoMessages.refused.media],
  [
    'an upload',
    async (client) => await client.upload('/__recto_studio/media/upload', {}, new Blob()),
    demoMessages.refused.media,
  ],
  ['a check', async (client) => await client.send('POST', '/__recto_studio/validate', {}), demoMessages.other],
];

test.for(REFUSED)('rejects %s with an explanation and sends nothing', async ([, ask, reason]) => {
  const { client, send } = open();
  await expect(ask(client)).rejects.toMatchObject({ code: NO_SERVER, message: demoMessages.nothingSent, hint: reason });
  expect(send).not.toHaveBeenCalled();
});

test('shows images next to pages from their published URLs', async () => {
  const { client } = open();
  await client.get('/__recto_studio/tree');
  expect(client.urlOf('/__recto_studio/media/file', { path: 'content/en/cup.png' })).toBe(
    '/_assets/cup.0123456789.png',
  );
});

test('distinguishes a missing file from a lost connection', async () => {
  const ask = async (respond: () => Response): Promise<unknown> =>
    await open(respond)
      .client.get('/__recto_studio/tree')
      .catch((error: unknown) => error);
  expect(await ask(() => new Response(null, { status: 404 }))).toMatchObject({ status: 404 });
  const offline = await ask(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(offline).toMatchObject({ code: OFFLINE, message: demoMessages.offline });
});

test('lets a visitor write drafts, but not upload files', () => {
  const { actions } = open().client.session().user;
  expect(actions).toContain('draft.save');
  expect(actions).not.toContain('media.upload');
});
