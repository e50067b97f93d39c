import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';
import { SAMPLES, SVG, sample } from '../../fixtures/media-samples.ts';
import type { SignedIn } from '../../fixtures/signed-in.ts';
import { TOKEN_HEADER, authorize } from '../session/authorize.ts';
import { MAX_UPLOAD_BYTES, readUpload } from './read-upload.ts';
import { resolveUploads } from './resolve-uploads.ts';

const FILES = { 'content/en/a.md': 'A\n', 'public/photo.png': sample('image/png'), 'public/Other.png': 'x' };
const png = sample('image/png');
const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface UploadResponse {
  id: string;
  path: string;
  error: { code: string; message: string };
}

async function upload(
  client: SignedIn,
  bytes: Uint8Array,
  name = 'a.png',
  folder = 'public',
): Promise<{ status: number; body: UploadResponse }> {
  const query = new URLSearchParams({ name, folder });
  const response = await client.upload(`/__recto_studio/media/upload?${query}`, bytes);
  return { status: response.status, body: (await response.json()) as UploadResponse };
}

test('detects the type of an upload from its content, and stores it with the extension of that type', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  for (const [type, bytes] of Object.entries(SAMPLES)) {
    const { status, body } = await upload(editor, bytes, 'Any Name.HTML');
    expect([type, status, body]).toMatchObject([type, 200, { id: idOf(bytes), type, size: bytes.length }]);
    expect(body.path).toMatch(/^public\/any-name\.[a-z0-9]+$/u);
  }
});

test('appends a number to a name that exists in the repository or among uploads', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const jpeg = sample('image/jpeg');
  expect((await upload(editor, png, 'photo.png')).body.path).toBe('public/photo-2.png');
  // The same file again is the same upload.
  expect((await upload(editor, png, 'photo.png')).body.path).toBe('public/photo-2.png');
  const taller = Buffer.from(png);
  taller.writeUInt32BE(4, 20);
  expect((await upload(editor, taller, 'photo.png')).body.path).toBe('public/photo-3.png');
  expect((await upload(editor, png, 'OTHER.png')).body.path).toBe('public/other-2.png');
  expect((await upload(editor, jpeg, 'b.jpg', 'public/deep/er/')).body.path).toBe('public/deep/er/b.jpg');
  expect((await upload(editor, sample('image/gif'), 'other-2.png')).body.path).toBe('public/other-2.gif');
  expect((await upload(await as('other.editor'), png, 'photo.png', 'content/en')).body.path).toBe(
    'content/en/photo.png',
  );
});

describe('rejects', () => {
  test.for([
    ['HTML with the name of an image', '<!doctype html><script>alert(1)</script>', 415],
    ['a script that begins like an image', 'GIF89a=1;alert(1)//', 415],
    ['an empty file', '', 415],
    ['an SVG with a script', SVG.replace('<path', '<script>alert(1)</script><path'), 415],
    ['an SVG with HTML', SVG.replace('<path', '<foreignObject/><path'), 415],
    ['an SVG that loads an external image', SVG.replace('<path', '<image href="//evil.example/a.png"/><path'), 415],
    ['an SVG with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 415],
    ['more than 10 MB', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413],
  ] as const)('%s', async ([, bytes, status]) => {
    const { as } = await startFileStudio({ files: FILES });
    const editor = await as('editor');
    const response = await upload(editor, Buffer.from(bytes));
    expect([response.status, response.body.error.code]).toEqual([
      status,
      status === 413 ? 'upload/size' : 'upload/type',
    ]);
    // Values for the texts of the editor.
    const text: unknown = expect.any(String);
    const refused = Buffer.from(bytes).includes('<svg')
      ? { reason: 'svg', values: { name: text, reason: text } }
      : { reason: 'format', values: { name: text, formats: text } };
    expect(response.body.error).toMatchObject(status === 413 ? { values: { size: 10 } } : refused);
    expect(await (await editor.get('/__recto_studio/media/uploads')).json()).toEqual({ uploads: [] });
  });

  test.for([
    '',
    '..',
    'src',
    '/etc',
    'public/..',
    'public/../src',
    'public/.git',
    'content/%2e%2e',
    'public\\a',
    'content//a',
  ])('the folder %j', async (folder) => {
    const { as } = await startFileStudio({ files: FILES });
    expect((await upload(await as('editor'), png, 'a.png', folder)).status).toBe(400);
  });
});

test('stores a sanitised SVG, which cannot run scripts', async () => {
  const { as } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const { body } = await upload(editor, Buffer.from(SVG.replace('<path', '<metadata><script/></metadata><path')));
  expect(body.id).toBe(idOf(Buffer.from(SVG)));
  const read = await editor.get(`/__recto_studio/media/waiting?id=${body.id}`);
  expect(await read.text()).toBe(SVG);
  expect([
    read.headers.get('content-type'),
    read.headers.get('content-disposition'),
    read.headers.get('content-security-policy'),
  ]).toEqual(['image/svg+xml', 'attachment', "sandbox; default-src 'none'"]);
});

test('reads a body only up to the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const request = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('http://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  expect(await readUpload(request(endless), 3_000_000)).toBeUndefined();
  expect(sent).toBeLessThan(6_000_000);
  const announced = request('abc', { 'content-length': '4000000' });
  expect(await readUpload(announced, 3_000_000)).toBeUndefined();
  expect(Buffer.from((await readUpload(request('abc'), 3)) ?? []).toString()).toBe('abc');
});

test('uploads of others are not found', async () => {
  const { as, studio } = await startFileStudio({ files: FILES });
  const [one, other] = [await as('editor'), await as('other.editor')];
  const { id } = (await upload(one, png)).body;
  const url = `/__recto_studio/media/waiting?id=${id}`;
  expect([(await one.get(url)).status, (await other.get(url)).status]).toEqual([200, 404]);
  expect(await (await other.get('/__recto_studio/media/uploads')).json()).toEqual({ uploads: [] });
  expect((await other.send('/__recto_studio/media/waiting', { id }, 'DELETE')).status).toBe(404);
  const input = { files: [{ kind: 'create', path: 'public/a.png', upload: id }] };
  const { uploads } = studio.store;
  expect(await resolveUploads(input, { uploads, user: 'test:other.editor@example.com' })).toMatchObject({
    error: { code: 'invalid-change-set', problems: [{ path: 'public/a.png' }] },
  });
  expect((await one.send('/__recto_studio/media/waiting', { id }, 'DELETE')).status).toBe(204);
  expect((await one.get(url)).status).toBe(404);
});

test('publishes a change set with the bytes of an upload', async () => {
  const { as, studio, git } = await startFileStudio({ files: FILES });
  const publisher = await as('publisher');
  const { id, path } = (await upload(publisher, png)).body;
  const change = { kind: 'change', path: 'content/en/a.md', content: Buffer.from('B\n').toString('base64') };
  const input = {
    id: 'with-an-upload',
    base: git.git('rev-parse', 'main'),
    summary: 'A picture',
    files: [{ kind: 'create', path, upload: id }, change],
  };
  const { uploads } = studio.store;
  const user = 'test:publisher@example.com';
  const resolved = await resolveUploads(input, { uploads, user });
  expect(resolved).toEqual({
    ok: true,
    value: { ...input, files: [{ kind: 'create', path, content: png.toString('base64') }, change] },
  });
  const published = await publisher.send('/__recto_studio/publish', resolved.ok && resolved.value);
  expect(published.status).toBe(200);
  expect(git.read('main', path).equals(png)).toBe(true);
  // Each use extends its expiry time.
  const now = Date.now() + 6 * 24 * 3_600_000;
  expect((await resolveUploads(input, { uploads, user, now })).ok).toBe(true);
  expect((await uploads.get(user, id, now + 6 * 24 * 3_600_000))?.id).toBe(id);
  const late = await resolveUploads(input, { uploads, user, now: now + 8 * 24 * 3_600_000 });
  expect(late).toMatchObject({ error: { problems: [{ path, reason: expect.stringContaining('expired') as string }] } });
});

test.for([
  { upload: 'x' },
  { upload: 1 },
  { upload: null },
  { upload: '0'.repeat(64) },
  { upload: '0'.repeat(64), content: '' },
  { upload: "' OR 1=1 --" },
])('reports the upload %o as a problem of the change set', async (file) => {
  const { studio } = await startFileStudio({ files: FILES });
  const input = { files: [{ kind: 'create', path: 'public/a.png', ...file }] };
  expect(await resolveUploads(input, { uploads: studio.store.uploads, user: 'a' })).toMatchObject({
    ok: false,
    error: { code: 'invalid-change-set', problems: [{ path: 'public/a.png' }] },
  });
});

test('a change set cannot use a large upload many times', async () => {
  const { studio } = await startFileStudio({ files: FILES });
  const { uploads } = studio.store;
  const now = Date.now();
  const bytes = new Uint8Array(9_000_000);
  const one = { user: 'a', id: 'a'.repeat(64), path: 'public/a.mp4', type: 'video/mp4', size: bytes.length };
  await uploads.add({ ...one, createdAt: now, expires: now + 1e6, bytes }, { since: 0, count: 9, size: 1e9 });
  const files = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ kind: 'create', path: `public/${n}.mp4`, upload: one.id }));
  expect((await resolveUploads({ files: files(5) }, { uploads, user: 'a' })).ok).toBe(true);
  let reads = 0;
  const counting = {
    ...uploads,
    read: async (...args: Parameters<typeof uploads.read>) => {
      reads += 1;
      return await uploads.read(...args);
    },
  };
  expect(await resolveUploads({ files: files(10_000) }, { uploads: counting, user: 'a' })).toMatchObject({
    error: { problems: [{ path: 'public/5.mp4', reason: expect.stringContaining('50 MB') as string }] },
  });
  expect(reads).toBe(5);
});

test('limits parallel uploads to four files', async () => {
  const { origin, studio, endpoints } = await startFileStudio({ files: FILES });
  const uploadUrl = `${origin}/__recto_studio/media/upload?name=a.png&folder=public`;
  const endpoint = endpoints.find(({ path }) => path === '/__recto_studio/media/upload');
  const user = { id: 'a', provider: 'test', groups: [], name: 'A', email: 'editor@example.com' };
  const cookies = await studio.sessions.start(new Request(origin), user);
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const { token = '' } = (await studio.sessions.read(new Request(uploadUrl, { headers: { cookie } }))) ?? {};
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = async (): Promise<Response | undefined> => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controllers.push(controller);
      },
    });
    const headers = { cookie, origin, [TOKEN_HEADER]: token };
    const request = new Request(uploadUrl, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect(await authorize(studio.sessions, request, 'editor')).toBeUndefined();
    const url = new URL(uploadUrl);
    return await endpoint?.handle(request, { url, path: url.pathname, input: undefined, client: '' });
  };
  const running = [send(), send(), send(), send()];
  await expect.poll(() => controllers.length).toBe(4);
  expect((await send())?.status).toBe(429);
  for (const controller of controllers) {
    controller.enqueue(png);
    controller.close();
  }
  expect((await Promise.all(running)).map((response) => response?.status)).toEqual([200, 200, 200, 200]);
  const after = send();
  controllers.at(-1)?.close();
  expect((await after)?.status).toBe(415);
});

test('limits uploads to 100 files and 200 MB per hour', async () => {
  const { as, studio } = await startFileStudio({ files: FILES });
  const editor = await as('editor');
  const { uploads } = studio.store;
  const user = 'test:editor@example.com';
  const now = Date.now();
  for (let count = 0; count < 100; count += 1) {
    const one = { user, id: String(count), path: '', type: '', size: 1, createdAt: now, expires: now + 100_000 };
    await uploads.add({ ...one, bytes: Uint8Array.of(1) }, { since: 0, count: 1000, size: 1e9 });
  }
  const { status, body } = await upload(editor, png);
  expect([status, body.error]).toMatchObject([429, { code: 'upload/limit', values: { count: 100, size: 200 } }]);
  expect((await upload(await as('other.editor'), png)).status).toBe(200);
  const big = { user: 'test:publisher@example.com', id: 'big', path: '', type: '', size: 199_999_999 };
  await uploads.add(
    { ...big, createdAt: now, expires: now + 1e6, bytes: Uint8Array.of(1) },
    { since: 0, count: 9, size: 1e9 },
  );
  expect((await upload(await as('publisher'), png)).body.error.code).toBe('upload/limit');
});
