import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createLogger, createServer } from 'vite';
import { z } from 'zod';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { openSqlite } from '../store/sqlite.ts';
import { content } from './index.ts';
import { ContentError } from '../errors.ts';
import { watchFiles, latestModificationTime } from './watch-files.ts';
import type { DevContent } from './watch-files.ts';
import { resolveContentPaths } from './paths.ts';
import { createDevContent } from '../build/dev-content.ts';
import { defineCollection, defineContent } from '../index.ts';

const source = join(import.meta.dirname, '..');
const WAIT = { timeout: 20_000, interval: 50 };

const configWith = (field: string): string => `
  import { defineCollection, defineContent } from '${source}/index.ts';
  import { z } from '${join(source, '..', '..', '..', 'node_modules', 'zod', 'index.js')}';
  export default defineContent({
    locales: ['en'],
    collections: { notes: defineCollection({ type: 'page', source: '**', schema: z.object({ ${field}: z.string() }) }) },
  });`;
const note = (field: string, text: string): string => `---\n${field}: x\n---\n\n${text}\n`;
const NAMES = ['a', 'b', 'c', 'd'];

/** Starts a dev server with four notes; returns its folder, its messages, and a function that reads the bodies. */
async function startDev(base = '/') {
  const root = makeFolder();
  writeFiles(root, {
    'content.config.ts': configWith('first'),
    ...Object.fromEntries(NAMES.map((name) => [`content/${name}.md`, note('first', `old ${name}`)])),
  });
  const errors: string[] = [];
  const messages: string[] = [];
  const customLogger = createLogger('info');
  customLogger.error = (message) => errors.push(message);
  customLogger.info = (message) => messages.push(message);
  customLogger.warn = () => undefined;
  customLogger.warnOnce = () => undefined;
  const server = await createServer({
    root,
    base,
    configFile: false,
    customLogger,
    plugins: [content()],
    // Each test uses a free port.
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  onTestFinished(async () => {
    await server.close();
  });
  const bodies = async (): Promise<string[]> => {
    const store = openSqlite(join(root, '.recto', 'dev', 'content.sqlite'));
    try {
      const rows = await store.all('SELECT "body" FROM "_content_notes" ORDER BY "path"', []);
      return rows.map(({ body }) => /(?:old|new) \w/u.exec(String(body))?.[0] ?? '');
    } finally {
      await store.close();
    }
  };
  return { root, server, errors, messages, bodies, at: (file: string) => join(root, 'content', file) };
}

test('DEV-18: reports no error when configuration and content are saved together', async () => {
  const { root, errors, messages, bodies, at } = await startDev();
  for (const name of NAMES) writeFileSync(at(`${name}.md`), note('second', `new ${name}`));
  writeFileSync(join(root, 'content.config.ts'), configWith('second'));
  await vi.waitFor(async () => {
    expect(await bodies()).toEqual(NAMES.map((name) => `new ${name}`));
  }, WAIT);
  // The old server is inactive, and the new one handles changes.
  await vi.waitFor(() => {
    expect(messages).toContain('server restarted.');
  }, WAIT);
  await setTimeout(200);
  expect(errors).toEqual([]);
  writeFileSync(at('a.md'), note('second', 'new z'));
  await vi.waitFor(async () => {
    expect(await bodies()).toContain('new z');
  }, WAIT);
  expect(errors).toEqual([]);
});

test('DEV-18: does not validate a file with a configuration that changes while the file is read', async () => {
  const root = makeFolder();
  writeFiles(root, { 'content.config.ts': configWith('first'), 'content/a.md': note('first', 'old a') });
  const resolved = resolveContentPaths({}, root);
  const paths = { ...resolved, configFiles: [resolved.contentConfig] };
  const config = defineContent({
    locales: ['en'],
    collections: {
      notes: defineCollection({ type: 'page', source: '**', schema: z.object({ first: z.string() }) }),
    },
  });
  const devContent = await createDevContent({ config, root: paths.content, output: paths.devDatabase });
  const errors: string[] = [];
  let restarts = 0;
  const server = await createServer({ root, configFile: false, logLevel: 'silent', server: { middlewareMode: true } });
  onTestFinished(async () => {
    await server.close();
    await devContent.close();
  });
  server.config.logger.error = (message) => errors.push(message);
  server.restart = async () => {
    restarts += 1;
    // As in the plugin, the restarted server watches the files again.
    watchFiles(
      server,
      paths,
      { ...devContent, errors: () => [], processChange: async () => [] },
      latestModificationTime([paths.contentConfig]),
    );
  };
  const saveConfig: DevContent['processChange'] = async (file) => {
    const changes = await devContent.processChange(file);
    writeFileSync(paths.contentConfig, configWith('second'));
    return changes;
  };
  const configTime = latestModificationTime([paths.contentConfig]);
  watchFiles(server, paths, { ...devContent, processChange: saveConfig }, configTime);
  const file = join(paths.content, 'a.md');
  writeFileSync(file, note('second', 'new a'));
  server.watcher.emit('all', 'change', file);
  await vi.waitFor(() => {
    expect(restarts).toBe(1);
  }, WAIT);
  await setTimeout(100);
  expect(errors).toEqual([]);
});

test('DEV-18: handles files that are saved while the server restarts', async () => {
  const { server, errors, bodies, at } = await startDev();
  const restarted = server.restart();
  for (const name of NAMES) writeFileSync(at(`${name}.md`), note('first', `new ${name}`));
  await restarted;
  await vi.waitFor(async () => {
    expect(await bodies()).toEqual(NAMES.map((name) => `new ${name}`));
  }, WAIT);
  expect(errors).toEqual([]);
});

test('DEV-2: handles files that are moved, deleted or replaced by folders, one by one and all at once', async () => {
  const { errors, bodies, at } = await startDev();
  renameSync(at('a.md'), at('e.md'));
  rmSync(at('b.md'));
  mkdirSync(at('b.md'));
  writeFileSync(at('b.md/f.md'), note('first', 'new f'));
  await vi.waitFor(async () => {
    expect(await bodies()).toEqual(['new f', 'old c', 'old d', 'old a']);
  }, WAIT);
  // Like a checkout of another branch: all files are deleted, and many are added.
  for (const name of readdirSync(at(''))) rmSync(at(name), { recursive: true });
  for (let index = 0; index < 100; index += 1) writeFileSync(at(`${index}x.md`), note('first', 'new x'));
  for (let index = 10; index < 100; index += 1) rmSync(at(`${index}x.md`));
  await vi.waitFor(async () => {
    expect(await bodies()).toHaveLength(10);
  }, WAIT);
  expect(errors).toEqual([]);
});

test('DEV-2: reports a deleted configuration, and reads it when it is restored', async () => {
  const { root, errors, bodies, at } = await startDev();
  const config = join(root, 'content.config.ts');
  rmSync(config);
  await vi.waitFor(() => {
    expect(errors.join('\n')).toContain('content.config.ts');
  }, WAIT);
  writeFileSync(at('a.md'), note('first', 'new a'));
  await vi.waitFor(async () => {
    expect(await bodies()).toContain('new a');
  }, WAIT);
  writeFileSync(config, configWith('second'));
  for (const name of NAMES) writeFileSync(at(`${name}.md`), note('second', `new ${name}`));
  await vi.waitFor(async () => {
    expect(await bodies()).toEqual(NAMES.map((name) => `new ${name}`));
  }, WAIT);
});

test.for(['/', '/below/here/'])(
  'DEV-18: with the base %s, serves assets beside content until they are deleted',
  async (base) => {
    const { root, server, bodies, at } = await startDev(base);
    writeFileSync(at('a.svg'), '<svg></svg>');
    writeFileSync(at('a.md'), note('first', 'new a ![A](./a.svg)'));
    await vi.waitFor(async () => {
      expect(await bodies()).toContain('new a');
    }, WAIT);
    const store = openSqlite(join(root, '.recto', 'dev', 'content.sqlite'));
    const [row] = await store.all('SELECT "body" FROM "_content_notes" ORDER BY "path"', []);
    await store.close();
    const [path = ''] = /\/_assets\/a\.\w+\.svg/u.exec(String(row?.['body'])) ?? [];
    const [first = ''] = server.resolvedUrls?.local ?? [];
    expect(first).toMatch(new RegExp(`:[0-9]+${base}$`, 'u'));
    const url = new URL(path.slice(1), first);
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toBe('<svg></svg>');
    rmSync(at('a.svg'));
    expect((await fetch(url)).headers.get('content-type')).not.toBe('image/svg+xml');
  },
);

test('reports a broken configuration once, shows it in open pages, and does not restart the server', async () => {
  const root = makeFolder();
  writeFiles(root, { 'content.config.ts': configWith('first'), 'content/a.md': note('first', 'old a') });
  const paths = resolveContentPaths({}, root);
  const config = defineContent({
    locales: ['en'],
    collections: { notes: defineCollection({ type: 'page', source: '**' }) },
  });
  const devContent = await createDevContent({ config, root: paths.content, output: paths.devDatabase });
  const server = await createServer({ root, configFile: false, logLevel: 'silent', server: { middlewareMode: true } });
  onTestFinished(async () => {
    await server.close();
    await devContent.close();
  });
  const errors: string[] = [];
  const sent: unknown[] = [];
  let restarts = 0;
  server.config.logger.error = (message) => errors.push(message.trim());
  server.ws.send = (message: unknown) => sent.push(message);
  server.restart = async () => {
    restarts += 1;
  };
  let error: ContentError | undefined = new ContentError('config/invalid', 'It is broken.', 'Correct it.', {
    file: 'content.config.ts',
    line: 3,
  });
  const watchedPaths = { ...paths, configFiles: [paths.contentConfig], findConfigError: async () => error };
  watchFiles(server, watchedPaths, devContent, 0);
  const save = (file: string): void => void server.watcher.emit('all', 'change', file);
  save(paths.contentConfig);
  await vi.waitFor(() => {
    expect(sent).toMatchObject([{ type: 'error', err: { loc: { file: paths.contentConfig, line: 3 } } }]);
  }, WAIT);
  save(join(paths.content, 'a.md'));
  await vi.waitFor(() => {
    expect(sent.length).toBeGreaterThan(1);
  }, WAIT);
  expect([errors, restarts]).toEqual([['content.config.ts:3: It is broken.\n  Correct it.'], 0]);
  error = undefined;
  save(paths.contentConfig);
  await vi.waitFor(() => {
    expect(restarts).toBeGreaterThan(0);
  }, WAIT);
});
