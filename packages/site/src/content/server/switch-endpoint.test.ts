import { expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import { createSwitchEndpoint } from './switch-endpoint.ts';

const SECRET = '2f5d1c9ab0';

async function ask(init: RequestInit, fault?: Error) {
  let switched = 0;
  const reported: unknown[] = [];
  const endpoint = createSwitchEndpoint({
    secret: SECRET,
    switchContent: async () => {
      if (fault) throw fault;
      switched += 1;
      return { database: '/site/.output/content/v2/content.sqlite', isNew: true };
    },
    report: (error) => reported.push(error),
  });
  const url = new URL('http://site.test/api/_recto_content');
  const response = await createEndpointTable([endpoint])(new Request(url, init), url, url.pathname);
  return { status: response?.status, text: (await response?.text()) ?? '', switched, reported };
}

test('with the secret the server switches, and says to which version', async () => {
  const answer = await ask({ method: 'POST', headers: { authorization: `Bearer ${SECRET}` } });
  expect(answer).toMatchObject({ status: 200, text: '{"version":"v2","isNew":true}', switched: 1 });
});

test.for([undefined, '', 'Bearer', 'Bearer ', 'Bearer 2f5d1c9ab', `Bearer ${SECRET}0`, `Basic ${SECRET}`, SECRET])(
  'with the header %s it does not',
  async (authorization) => {
    const answer = await ask({ method: 'POST', headers: authorization === undefined ? {} : { authorization } });
    expect(answer).toMatchObject({ status: 401, switched: 0 });
  },
);

test('reading the address switches nothing', async () => {
  const answer = await ask({ headers: { authorization: `Bearer ${SECRET}` } });
  expect(answer).toMatchObject({ status: 405, switched: 0 });
});

test('content that cannot be opened is reported, and its reason stays in the log', async () => {
  const fault = new Error('/secret/path is damaged.');
  const answer = await ask({ method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }, fault);
  expect(answer).toEqual({
    status: 500,
    text: 'The new content cannot be opened, the old one is served. The log says why.',
    switched: 0,
    reported: [fault],
  });
});
