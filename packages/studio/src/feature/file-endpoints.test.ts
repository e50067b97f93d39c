import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';

/** The minimum role of each endpoint. */
const NEEDED = {
  'GET /revision': 'reader',
  'GET /tree': 'reader',
  'GET /document': 'reader',
  'POST /validate': 'reader',
  'GET /drafts': 'editor',
  'GET /draft': 'editor',
  'PUT /draft': 'editor',
  'DELETE /draft': 'editor',
  'GET /media': 'reader',
  'GET /media/file': 'reader',
  'POST /media/rename': 'publisher',
  'POST /media/delete': 'publisher',
  'POST /media/upload': 'editor',
  'GET /media/uploads': 'editor',
  'GET /media/waiting': 'editor',
  'DELETE /media/waiting': 'editor',
};
const PEOPLE = ['reader', 'editor', 'publisher'];
const FOLDER = '/__recto_studio';

test('each endpoint requires its role', async () => {
  const { as, endpoints, origin } = await startFileStudio({ files: { 'content/a.md': 'A\n' } });
  const table = endpoints
    .filter(({ path }) => /^\/__recto_studio\/(?:revision|tree|document|validate|drafts?|media)(?:\/|$)/u.test(path))
    .flatMap(({ path, methods }) =>
      (methods === 'all' ? [] : methods).map((method) => `${method} ${path.slice(FOLDER.length)}`),
    );
  expect(table).toEqual(Object.keys(NEEDED));
  const people = await Promise.all(PEOPLE.map(as));
  for (const [row, role] of Object.entries(NEEDED)) {
    const [method = '', path = ''] = row.split(' ');
    const address = FOLDER + path;
    const body = method === 'GET' ? {} : { body: '{}', headers: { origin, 'content-type': 'application/json' } };
    expect([row, (await fetch(origin + address, { method, ...body })).status]).toEqual([row, 401]);
    for (const [index, person] of people.entries()) {
      const response = method === 'GET' ? await person.get(address) : await person.send(address, {}, method);
      const isAllowed = index >= PEOPLE.indexOf(role);
      expect([row, PEOPLE[index], response.status === 403]).toEqual([row, PEOPLE[index], !isAllowed]);
    }
  }
});

test('rejects a write without the session token or from another origin', async () => {
  const { as, origin } = await startFileStudio({ files: { 'content/a.md': 'A\n' } });
  const publisher = await as('publisher');
  for (const row of Object.keys(NEEDED).filter((one) => !one.startsWith('GET'))) {
    const [method = '', path = ''] = row.split(' ');
    expect((await publisher.sendWithout(FOLDER + path, method, { origin })).status).toBe(403);
    expect((await publisher.sendWithout(FOLDER + path, method, { origin: 'https://evil.example' })).status).toBe(403);
  }
});
