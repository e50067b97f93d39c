import { hashSource } from '@recto/content';
import { describe, expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import type { ListedFile } from './list-documents.ts';

const HOME = '---\ntitle: Home\ndescription: The first page.\n---\n\nWords.\n';
const page = (title: string, more = ''): string => `---\ntitle: ${title}\ndescription: About.\n${more}---\n\nWords.\n`;

const FILES = {
  'content/en/index.md': HOME,
  'content/en/1.guide/2.setup.md': page('Set up'),
  'content/en/1.guide/.navigation.yml': 'title: Guide\n',
  'content/en/hidden.draft.md': page('Hidden'),
  'content/en/later.md': page('Later', 'draft: true\n'),
  'content/en/heading.md': 'Text.\n\n# The heading #\n',
  'content/en/broken.md': '---\ntitle: a: b\n---\n',
  'content/en/photo.png': Uint8Array.from([0x89, 0x50, 0, 255]),
  'content/de/index.md': page('Start', `sourceHash: "${await hashSource(HOME)}"\n`),
  'content/de/1.guide/2.setup.md': page('Einrichten', 'sourceHash: "0000000000000000"\n'),
  'content/people/ada.yml': 'name: Ada\ntitle: Countess\n',
  'content/notes.txt': 'no collection has it',
  'content/link.md': { link: '../secret.md' },
  'public/logo.svg': '<svg/>',
  'secret.md': 'secret',
};

interface Tree {
  revision: string;
  files: ListedFile[];
  deleted: string[];
  pending: number;
}

describe('GET /__recto_studio/tree', () => {
  test('lists all files with their status', async () => {
    const { as, git } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const { revision, files, deleted, pending } = (await (await reader.get('/__recto_studio/tree')).json()) as Tree;
    expect([revision, deleted, pending]).toEqual([git.git('rev-parse', 'main'), [], 0]);
    const listed = Object.fromEntries(files.map(({ path, id, ...file }) => [id === '' ? id : path, file]));
    const english = { collection: 'pages', locale: 'en' };
    expect(listed).toEqual({
      'content/en/index.md': { kind: 'page', ...english, route: '/en', title: 'Home' },
      'content/en/1.guide/2.setup.md': { kind: 'page', ...english, route: '/en/guide/setup', title: 'Set up' },
      'content/en/1.guide/.navigation.yml': { kind: 'navigation', ...english, title: 'Guide' },
      'content/en/hidden.draft.md': { kind: 'page', ...english, route: '/en/hidden', title: 'Hidden', draft: true },
      'content/en/later.md': { kind: 'page', ...english, route: '/en/later', title: 'Later', draft: true },
      'content/en/heading.md': {
        kind: 'page',
        ...english,
        route: '/en/heading',
        title: 'The heading',
        missing: ['de'],
      },
      'content/en/broken.md': { kind: 'page', ...english, route: '/en/broken', invalid: true, missing: ['de'] },
      'content/en/photo.png': { kind: 'media' },
      'content/de/index.md': { kind: 'page', collection: 'pages', locale: 'de', route: '/de', title: 'Start' },
      'content/de/1.guide/2.setup.md': {
        kind: 'page',
        collection: 'pages',
        locale: 'de',
        route: '/de/guide/setup',
        title: 'Einrichten',
        stale: true,
      },
      'content/people/ada.yml': { kind: 'data', collection: 'people', title: 'Countess' },
      'content/notes.txt': { kind: 'other' },
      'public/logo.svg': { kind: 'media' },
    });
    expect(files.find(({ path }) => path === 'content/en/index.md')?.id).toBe(
      git.git('rev-parse', 'main:content/en/index.md'),
    );
  });

  test('lists changes since a revision', async () => {
    const { as, git } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const since = git.git('rev-parse', 'main');
    git.commit({
      'content/en/index.md': 'Other words.\n',
      'content/en/new.md': page('New'),
      'content/notes.txt': null,
      'content/people/ada.yml': null,
      'content/people/lovelace.yml': FILES['content/people/ada.yml'],
    });
    const tree = (await (await reader.get(`/__recto_studio/tree?since=${since}`)).json()) as Tree;
    const changed = tree.files.filter((file) => file.changed !== undefined);
    expect(changed.map(({ path, changed: kind, from }) => [path, kind, from])).toEqual([
      ['content/en/index.md', 'changed', undefined],
      ['content/en/new.md', 'created', undefined],
      ['content/people/lovelace.yml', 'renamed', 'content/people/ada.yml'],
    ]);
    expect(tree.deleted).toEqual(['content/notes.txt']);
    const statuses = ['main', 'HEAD', '0'.repeat(40), '--all', `${since}^`].map(
      async (name) => (await reader.get(`/__recto_studio/tree?since=${encodeURIComponent(name)}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 400, 404, 400, 400]);
  });
});

describe('GET /__recto_studio/page', () => {
  test.for([
    ['/en/guide/setup', 'content/en/1.guide/2.setup.md'],
    ['/de', 'content/de/index.md'],
    // A page without a translation shows its original.
    ['/de/heading', 'content/en/heading.md'],
    // The only page of its path, although it is a draft.
    ['/en/later', 'content/en/later.md'],
    ['/en/made-by-code', undefined],
  ] as const)('returns the file of %s', async ([path, file]) => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const answer = (await (await reader.get(`/__recto_studio/page?path=${path}`)).json()) as { path: string } | null;
    expect(answer?.path).toBe(file);
  });
});

describe('GET /__recto_studio/document', () => {
  test('returns text, location, fields and problems', async () => {
    const { as, git } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const path = 'content/en/1.guide/2.setup.md';
    const before = git.git('rev-parse', 'main');
    git.commit({ [path]: page('Set up', 'rank: high\n') });
    const read = async (query: string): Promise<unknown> =>
      await (await reader.get(`/__recto_studio/document?path=${query}`)).json();
    expect(await read(path)).toMatchObject({
      path,
      revision: git.git('rev-parse', 'main'),
      id: git.git('rev-parse', `main:${path}`),
      encoding: 'text',
      content: page('Set up', 'rank: high\n'),
      collection: 'pages',
      locale: 'en',
      route: '/en/guide/setup',
      fields: { properties: { rank: { type: 'integer' }, title: { type: 'string' } } },
      problems: { errors: [{ code: 'field/invalid', file: path, line: 4 }], warnings: [] },
    });
    expect(await read(`${path}&revision=${before}`)).toMatchObject({
      revision: before,
      content: page('Set up'),
      problems: { errors: [], warnings: [] },
    });
    // The list includes the errors that were found.
    const { files } = (await (await reader.get('/__recto_studio/tree')).json()) as Tree;
    expect(files.find((file) => file.path === path)).toMatchObject({ invalid: true });
  });

  test('returns binary files in base64', async () => {
    const { as } = await startFileStudio({ files: { ...FILES, 'content/latin1.md': Uint8Array.from([0xe4]) } });
    const reader = await as('reader');
    const read = async (path: string): Promise<unknown> =>
      await (await reader.get(`/__recto_studio/document?path=${path}`)).json();
    expect(await read('content/en/photo.png')).toMatchObject({
      encoding: 'base64',
      content: 'iVAA/w==',
      type: 'image/png',
      collection: null,
      fields: null,
      problems: null,
    });
    expect(await read('content/latin1.md')).toMatchObject({ encoding: 'base64', content: '5A==' });
  });

  test.for([
    'secret.md',
    '../secret.md',
    'content/../secret.md',
    'content/%2e%2e/secret.md',
    'content/..%2fsecret.md',
    'content\\..\\secret.md',
    '/etc/passwd',
    'content/.git/config',
    'content//en/index.md',
    'content/a\0.md',
    'Content/en/index.md',
    'content/en/\u202Exdm.md',
  ])('rejects %j', async (path) => {
    const { as } = await startFileStudio({ files: FILES });
    const response = await (await as('reader')).get(`/__recto_studio/document?path=${encodeURIComponent(path)}`);
    expect([response.status, ((await response.json()) as { error: object }).error]).toMatchObject([
      400,
      { code: 'path' },
    ]);
  });

  test('returns 404 for missing files, folders, links and other branches', async () => {
    const { as, git } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    for (const path of ['content/none.md', 'content/en', 'content/link.md', 'content/link.md/more.md']) {
      expect([path, (await reader.get(`/__recto_studio/document?path=${path}`)).status]).toEqual([path, 404]);
    }
    const blob = git.git('rev-parse', 'main:secret.md');
    expect((await reader.get(`/__recto_studio/document?path=content/en/index.md&revision=${blob}`)).status).toBe(404);
  });
});

describe('POST /__recto_studio/validate', () => {
  const path = 'content/en/new.md';

  test('finds errors and warnings in texts', async () => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const documents = [
      { path, text: page('New') },
      { path, text: page('New', 'rank: first: one\n') },
      { path, text: '---\ntitle: New\n---\n\n![](/a.png)\n' },
      { path: 'content/people/new.yml', text: 'name: [1]\n' },
      { path: 'content/new.txt', text: '' },
    ];
    const response = await reader.send('/__recto_studio/validate', { documents });
    expect(await response.json()).toMatchObject({
      documents: [
        { path, collections: ['pages'], errors: [], warnings: [] },
        { errors: [{ code: 'front-matter/yaml', file: path, line: 4, column: 7, hint: expect.any(String) as string }] },
        { errors: [], warnings: [{ code: 'media/alt', line: 5 }, { code: 'page/description' }] },
        { collections: ['people'], errors: [{ code: 'field/invalid', file: 'content/people/new.yml' }] },
        { collections: [], warnings: [{ code: 'document/collection' }] },
      ],
    });
  });

  test('accepts up to 50 texts in the content folder', async () => {
    const { as } = await startFileStudio({ files: FILES });
    const reader = await as('reader');
    const send = async (documents: unknown) => (await reader.send('/__recto_studio/validate', { documents })).status;
    const many = Array.from({ length: 51 }, () => ({ path, text: '' }));
    expect([await send(many), await send(many.slice(1)), await send([]), await send([{ path, text: 1 }])]).toEqual([
      400, 200, 400, 400,
    ]);
    for (const outside of ['public/a.md', '../a.md', 'content/../a.md', 'content/.git/a.md', 'recto.config.ts']) {
      expect([outside, await send([{ path: outside, text: '' }])]).toEqual([outside, 400]);
    }
    expect(await send([{ path, text: 'a'.repeat(9_000_000) }])).toBe(413);
  });

  test('reports a check that fails or is not available', async () => {
    const failing = await startFileStudio({
      files: FILES,
      checkDocuments: async () => {
        throw new Error('The check took longer than 15 s and was ended.');
      },
    });
    const reader = await failing.as('reader');
    const documents = [{ path, text: '' }];
    const failed = await reader.send('/__recto_studio/validate', { documents });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    expect(failing.reported.map(String)).toEqual([expect.stringContaining('longer than 15 s')]);
    const read = await reader.get('/__recto_studio/document?path=content/en/index.md');
    expect(await read.json()).toMatchObject({ content: HOME, problems: null });
    const without = await startFileStudio({ files: FILES, checkDocuments: undefined });
    expect((await (await without.as('reader')).send('/__recto_studio/validate', { documents })).status).toBe(501);
  });
});

test('returns the newest commit to people who can read the content', async () => {
  const { as, git, origin } = await startFileStudio({ files: { 'content/en/a.md': 'A\n' } });
  const reader = await as('reader');
  const response = await reader.get('/__recto_studio/revision');
  expect(await response.json()).toEqual({ revision: git.git('rev-parse', 'main') });
  expect((await fetch(`${origin}/__recto_studio/revision`)).status).toBe(401);
});
