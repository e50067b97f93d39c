import { describe, expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import { SVG, sample } from '../../fixtures/media-samples.ts';

const FILES = {
  'content/en/index.md': '---\ntitle: Home\nimage: /img/cover.jpg\n---\n\n![A small boat](/img/boat.png)\n',
  'content/en/guide/a.md': '![The same boat](/img/boat.png)\n\n![Beside](./beside.webp)\n',
  'content/en/guide/beside.webp': sample('image/webp'),
  'content/people.yml': 'files:\n  - /files/paper.pdf\n',
  'public/img/boat.png': sample('image/png'),
  'public/img/cover.jpg': sample('image/jpeg'),
  'public/img/unused.gif': sample('image/gif'),
  'public/img/wrong.png': '<script>alert(1)</script>',
  'public/logo.svg': SVG,
  'public/files/paper.pdf': sample('application/pdf'),
  'public/clip.mp4': sample('video/mp4'),
  'public/robots.txt': 'User-agent: *\n',
  'secret.png': sample('image/png'),
};

interface Listed {
  files: { path: string; unused: boolean }[];
  total: number;
  next?: string;
}

describe('GET /__recto_studio/media', () => {
  test('lists files with type, size, alternative texts and usage', async () => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const list = async (query: string) => (await (await reader.get(`/__recto_studio/media${query}`)).json()) as Listed;
    const { files, total } = await list('');
    expect(total).toBe(8);
    expect(files.find(({ path }) => path === 'public/img/boat.png')).toEqual({
      path: 'public/img/boat.png',
      id: expect.any(String) as string,
      type: 'image/png',
      address: '/img/boat.png',
      size: sample('image/png').length,
      width: 3,
      height: 2,
      usedIn: ['content/en/guide/a.md', 'content/en/index.md'],
      alts: ['The same boat', 'A small boat'],
      unused: false,
    });
    expect(files.find(({ path }) => path === 'content/en/guide/beside.webp')).toMatchObject({
      type: 'image/webp',
      usedIn: ['content/en/guide/a.md'],
      alts: ['Beside'],
    });
    expect(files.find(({ path }) => path === 'public/clip.mp4')).toMatchObject({
      size: sample('video/mp4').length,
      unused: true,
    });
    const names = async (query: string) => (await list(query)).files.map(({ path }) => path);
    expect(await names('?search=SMALL+boat')).toEqual(['public/img/boat.png']);
    expect(await names('?search=paper')).toEqual(['public/files/paper.pdf']);
    expect(await names('?kind=video')).toEqual(['public/clip.mp4']);
    expect(await names('?kind=other')).toEqual(['public/files/paper.pdf']);
    expect(await names('?folder=public/img&unused=1')).toEqual(['public/img/unused.gif', 'public/img/wrong.png']);
  });

  test('returns pages of at most 100 files', async () => {
    const many = Array.from({ length: 130 }, (_, n) => [`public/${n}.png`, sample('image/png')] as const);
    const { as } = await startFileStudio({ files: Object.fromEntries(many) });
    const reader = await as('reader');
    const list = async (query: string) => await reader.get(`/__recto_studio/media${query}`);
    const first = (await (await list('?limit=100')).json()) as Listed;
    expect([first.files.length, first.total]).toEqual([100, 130]);
    const second = (await (await list(`?limit=100&after=${first.next}`)).json()) as Listed;
    expect([second.files.length, second.next]).toEqual([30, undefined]);
    expect(new Set([...first.files, ...second.files].map(({ path }) => path)).size).toBe(130);
    expect([
      (await list('?limit=101')).status,
      (await list('?limit=0')).status,
      (await list('?kind=x')).status,
    ]).toEqual([400, 400, 400]);
  });
});

describe('GET /__recto_studio/media/file', () => {
  test.for([
    ['public/img/boat.png', 'image/png', null],
    ['content/en/guide/beside.webp', 'image/webp', null],
    ['public/clip.mp4', 'video/mp4', null],
    ['public/logo.svg', 'image/svg+xml', 'attachment'],
    ['public/files/paper.pdf', 'application/pdf', 'attachment'],
    ['public/img/wrong.png', 'application/octet-stream', 'attachment'],
    ['public/robots.txt', 'application/octet-stream', 'attachment'],
    ['content/en/index.md', 'application/octet-stream', 'attachment'],
  ] as const)('serves %s as %s', async ([path, type, disposition]) => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const response = await reader.get(`/__recto_studio/media/file?path=${path}`);
    const header = (name: string): string | null => response.headers.get(name);
    expect([response.status, header('content-type'), header('content-disposition')]).toEqual([200, type, disposition]);
    expect(header('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect([header('x-content-type-options'), header('cache-control')]).toEqual(['nosniff', 'private, no-cache']);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(FILES[path]))).toBe(true);
    expect(header('etag')).toMatch(/^"[0-9a-f]{40}"$/u);
  });

  test.for([
    'secret.png',
    '../secret.png',
    'public/../secret.png',
    'public/..%2fsecret.png',
    '/etc/passwd',
    'public\\a',
  ])('rejects %j', async (path) => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const response = await reader.get(`/__recto_studio/media/file?path=${encodeURIComponent(path)}`);
    expect(response.status).toBe(400);
  });
});

describe('POST /__recto_studio/media/rename', () => {
  test('returns the changes of the file and its references, and writes nothing', async () => {
    const { as, git } = await startFileStudio({ files: FILES });
    const publisher = await as('publisher');
    const before = git.git('rev-parse', 'main');
    const body = { from: 'public/img/boat.png', to: 'public/boats/small.png' };
    const response = await publisher.send('/__recto_studio/media/rename', body);
    const { base, files, usedIn } = (await response.json()) as {
      base: string;
      files: { kind: string; path: string; from?: string; content?: string }[];
      usedIn: string[];
    };
    expect([base, git.git('rev-parse', 'main')]).toEqual([before, before]);
    expect(usedIn).toEqual(['content/en/guide/a.md', 'content/en/index.md']);
    const texts = files.map(({ content, ...rest }) => ({
      ...rest,
      ...(content !== undefined && { text: Buffer.from(content, 'base64').toString() }),
    }));
    expect(texts).toEqual([
      { kind: 'rename', from: 'public/img/boat.png', path: 'public/boats/small.png' },
      {
        kind: 'change',
        path: 'content/en/guide/a.md',
        text: FILES['content/en/guide/a.md'].replace('/img/boat.png', '/boats/small.png'),
      },
      {
        kind: 'change',
        path: 'content/en/index.md',
        text: FILES['content/en/index.md'].replace('/img/boat.png', '/boats/small.png'),
      },
    ]);
    // The returned changes can be published unchanged.
    const set = { id: 'renames-a-file', base, files, summary: 'Rename a picture' };
    expect((await publisher.send('/__recto_studio/publish', set)).status).toBe(200);
    expect(git.read('main', 'content/en/index.md').toString()).toContain('![A small boat](/boats/small.png)');
    expect(git.read('main', 'public/boats/small.png').equals(sample('image/png'))).toBe(true);
  });

  test.for([
    ['public/img/none.png', 'public/a.png', 404],
    ['public/img/boat.png', 'public/img/BOAT.png', 200],
    ['public/img/boat.png', 'public/img/boat.png', 409],
    ['public/img/wrong.png', 'public/img/Boat.png', 409],
    ['public/img/boat.png', 'content/boat.png', 422],
    ['public/img/boat.png', 'public/img/boat.html', 422],
    ['public/img/boat.png', 'public/img/boat.svg', 422],
    ['public/img/boat.png', 'public/img/boat', 422],
    ['public/img/boat.png', 'boat.png', 400],
    ['public/img/boat.png', 'public/../boat.png', 400],
    ['public/img/boat.png', 'public/a?.png', 400],
    ['public/img/boat.png', 'public/con.png', 400],
    ['secret.png', 'public/secret.png', 400],
    ['public/../secret.png', 'public/secret.png', 400],
  ] as const)('%s to %s: %i', async ([from, to, status]) => {
    const { as } = await startFileStudio({ files: FILES });
    const response = await (await as('publisher')).send('/__recto_studio/media/rename', { from, to });
    expect(response.status).toBe(status);
  });
});

test('POST /__recto_studio/media/delete returns the changes, and where the files are used', async () => {
  const { as, git } = await startFileStudio({ files: FILES });
  const publisher = await as('publisher');
  const remove = async (paths: unknown) => await publisher.send('/__recto_studio/media/delete', { paths });
  const paths = ['public/img/boat.png', 'public/img/unused.gif', 'public/img/boat.png'];
  expect(await (await remove(paths)).json()).toEqual({
    base: git.git('rev-parse', 'main'),
    files: [
      { kind: 'delete', path: 'public/img/boat.png' },
      { kind: 'delete', path: 'public/img/unused.gif' },
    ],
    usage: [
      {
        path: 'public/img/boat.png',
        usedIn: ['content/en/guide/a.md', 'content/en/index.md'],
        alts: ['The same boat', 'A small boat'],
      },
      { path: 'public/img/unused.gif', usedIn: [], alts: [] },
    ],
  });
  const statuses = [['public/none.png'], ['secret.png'], ['public/../secret.png'], [], Array(101).fill('public/a.png')];
  for (const [index, status] of [404, 400, 400, 400, 400].entries()) {
    expect((await remove(statuses[index])).status).toBe(status);
  }
});

test('files that the site itself uses are not unused, and cannot be moved or deleted', async () => {
  const { as } = await startFileStudio({
    files: { ...FILES, 'public/favicon.ico': sample('image/png') },
    site: { title: 'Test', locales: [{ code: 'en', name: 'English' }], icon: '/img/unused.gif' },
  });
  const publisher = await as('publisher');
  const list = async (query: string) => (await (await publisher.get(`/__recto_studio/media${query}`)).json()) as Listed;
  expect((await list('?unused=1')).files.map(({ path }) => path)).toEqual([
    'public/clip.mp4',
    'public/img/wrong.png',
    'public/logo.svg',
  ]);
  expect((await list('?search=unused')).files).toMatchObject([{ unused: false, usedIn: [], usedBySite: true }]);
  for (const path of ['public/img/unused.gif', 'public/favicon.ico']) {
    const moved = await publisher.send('/__recto_studio/media/rename', {
      from: path,
      to: `${path.slice(0, -4)}-2.${path.slice(-3)}`,
    });
    const deleted = await publisher.send('/__recto_studio/media/delete', { paths: ['public/clip.mp4', path] });
    for (const response of [moved, deleted]) {
      expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'media/site' } }]);
    }
  }
});

test('errors of moving a file have the values that the editor needs for its texts', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const publisher = await as('publisher');
  const move = async (to: string): Promise<unknown> => {
    const response = await publisher.send('/__recto_studio/media/rename', { from: 'public/img/boat.png', to });
    return await response.json();
  };
  expect(await move('content/en/boat.png')).toMatchObject({
    error: { code: 'media/folder', values: { folder: 'public' } },
  });
  expect(await move('public/boat.svg')).toMatchObject({ error: { code: 'media/type', values: { ending: 'png' } } });
  expect(await move('public/img/cover.jpg')).toMatchObject({ error: { code: 'media/type' } });
  expect(await move('secret/boat.png')).toMatchObject({
    error: { code: 'path', reason: 'outside', values: { folders: 'content/, public/' } },
  });
});
