import { expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import type { BuiltContent } from '../builder/build-message.ts';
import { createSwitchEndpoint } from './switch-endpoint.ts';

const SECRET = '2f5d1c9ab0';

const built: BuiltContent = { version: 'v2', warnings: [], errors: [] };

async function ask(init: RequestInit, failure?: Error, build?: () => Promise<BuiltContent>) {
  let switched = 0;
  const reported: unknown[] = [];
  const endpoint = createSwitchEndpoint({
    secret: SECRET,
    switchContent: async () => {
      if (failure) throw failure;
      switched += 1;
      return { database: '/site/.output/content/v2/content.sqlite', isNew: true };
    },
    build,
    report: (error) => reported.push(error),
  });
  const url = new URL('http://site.test/api/_recto_content');
  const response = await createEndpointTable([endpoint])(new Request(url, init), url, url.pathname);
  return { status: response?.status, text: (await response?.text()) ?? '', switched, reported };
}

test('switches with the secret, and returns the version', async () => {
  const response = await ask({ method: 'POST', headers: { authorization: `Bearer ${SECRET}` } });
  expect(response).toMatchObject({ status: 200, text: '{"version":"v2","isNew":true}', switched: 1 });
});

test.for([undefined, '', 'Bearer', 'Bearer ', 'Bearer 2f5d1c9ab', `Bearer ${SECRET}0`, `Basic ${SECRET}`, SECRET])(
  'does not switch with the header %s',
  async (authorization) => {
    const response = await ask({ method: 'POST', headers: authorization === undefined ? {} : { authorization } });
    expect(response).toMatchObject({ status: 401, switched: 0 });
  },
);

test('does not switch on GET', async () => {
  const response = await ask({ headers: { authorization: `Bearer ${SECRET}` } });
  expect(response).toMatchObject({ status: 405, switched: 0 });
});

test('reports content that cannot be opened, and keeps the reason out of the response', async () => {
  const failure = new Error('/secret/path is damaged.');
  const response = await ask({ method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }, failure);
  expect(response).toEqual({
    status: 500,
    text: 'The new content cannot be built or opened; the old version is still served. See the log of the server.',
    switched: 0,
    reported: [failure],
  });
});

const authorized = (body?: string): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${SECRET}` },
  ...(body !== undefined && { body }),
});

test('builds before it switches, if requested', async () => {
  const order: string[] = [];
  const build = async () => {
    order.push('built');
    return { ...built, warnings: [{ code: 'icon/unknown', message: 'There is no icon.', hint: 'Correct it.' }] };
  };
  const response = await ask(authorized('{"build": true}'), undefined, build);
  expect(JSON.parse(response.text)).toEqual({
    version: 'v2',
    isNew: true,
    warnings: [{ code: 'icon/unknown', message: 'There is no icon.', hint: 'Correct it.' }],
  });
  expect(response).toMatchObject({ status: 200, switched: 1 });
  for (const body of [undefined, '', '{}', '{"build": false}']) {
    expect(await ask(authorized(body), undefined, build)).toMatchObject({ status: 200, switched: 1 });
  }
  expect(order).toEqual(['built']);
});

test('responds with errors in the content, and does not switch', async () => {
  const errors = [
    { code: 'front-matter/yaml', message: 'Not YAML.', hint: 'Check.', file: 'a.md', line: 3, column: 7 },
  ];
  const response = await ask(authorized('{"build": true}'), undefined, async () => ({
    version: undefined,
    warnings: [],
    errors,
  }));
  expect(response).toMatchObject({ status: 422, switched: 0, reported: [] });
  expect(JSON.parse(response.text)).toEqual({ warnings: [], errors });
});

test('reports a build that fails for other reasons, and does not switch', async () => {
  const failure = new Error('/secret/path is full.');
  const response = await ask(authorized('{"build": true}'), undefined, async () => {
    throw failure;
  });
  expect(response).toMatchObject({ status: 500, switched: 0, reported: [failure] });
  expect(response.text).not.toContain('secret');
});

test('names the variable to set on a server without a content folder', async () => {
  const response = await ask(authorized('{"build": true}'));
  expect(response).toMatchObject({ status: 409, switched: 0 });
  expect(response.text).toContain('RECTO_CONTENT_SOURCE');
});

test.for(['build', '[]', 'null', '{"build":"yes"}', '{"built":true}', '{"source":"/etc"}', ' '.repeat(2000)])(
  'rejects the body %s',
  async (body) => {
    const response = await ask(authorized(body), undefined, async () => built);
    expect([400, 413]).toContain(response.status);
    expect(response.switched).toBe(0);
  },
);
