/** What is true after a process was killed, a disk was full or read-only, or a file was damaged. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { databaseOf, readCurrent } from '../src/content/content-folder.ts';
import { startServer } from './processes.ts';
import { ENVIRONMENT, RECTO, buildTestSite, builderOf } from './test-site.ts';
import type { TestSite } from './test-site.ts';
import { editionAt } from './visit-pages.ts';

const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
const POLL = { RECTO_CONTENT_POLL: '0.2' };

interface Run {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Runs a command. `killAfter` kills it with SIGKILL after a time in milliseconds. */
async function run(args: readonly string[], { cwd = tmpdir(), killAfter }: { cwd?: string; killAfter?: number } = {}) {
  const child = spawn(process.execPath, args, { cwd, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  return { code, signal, output } satisfies Run;
}

describe('a built site', { timeout: 300_000 }, () => {
  let site: TestSite;
  let output: string;
  let content: string;
  let copies = 0;

  beforeAll(async () => {
    site = await buildTestSite();
  }, 300_000);
  afterAll(() => {
    (site as TestSite | undefined)?.remove();
  });
  beforeEach(() => {
    copies += 1;
    output = site.copyOutput(`copy-${copies}`);
    content = join(output, 'content');
  });

  const build = async (killAfter?: number): Promise<Run> =>
    await run([builderOf(output), 'build', site.source], killAfter === undefined ? {} : { killAfter });
  const version = (): string => readCurrent(content) ?? '';
  const database = (): string => databaseOf(content, version());
  /** The folders of complete versions. */
  const listed = (): string[] => readdirSync(content).filter((name) => !['current', 'files'].includes(name));

  test('content builds that are killed change nothing, and the next one completes', async () => {
    const server = await startServer(output, { env: POLL });
    const first = version();
    site.writeEdition(2);
    const started = performance.now();
    expect((await build()).code).toBe(0);
    const duration = performance.now() - started;
    const second = version();
    site.writeEdition(3);
    let kills = 0;
    for (let part = 1; part <= 10; part += 1) {
      const { signal } = await build((duration * part) / 11);
      if (signal === 'SIGKILL') kills += 1;
      // Whatever is current is complete: a server that starts now could read it.
      expect(existsSync(database())).toBe(true);
      expect(await editionAt(server.origin)).toMatch(/^[123]$/u);
    }
    expect(kills).toBeGreaterThan(0);
    expect((await build()).code).toBe(0);
    expect(listed().filter((name) => name.includes('.'))).toEqual([]);
    expect([first, second]).not.toContain(version());
    await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('3');
  });

  test('a server that is killed while it switches serves the new content after its start', async () => {
    for (const edition of [4, 5, 6]) {
      const server = await startServer(output);
      site.writeEdition(edition);
      expect((await build()).code).toBe(0);
      server.kill('SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, edition * 2));
      await server.end();
      const next = await startServer(output);
      expect(await editionAt(next.origin)).toBe(String(edition));
      await next.end();
    }
  });

  test('an app build that is killed is repeated, even if the code is the same as before it', async () => {
    const root = join(site.folder, 'site');
    const config = join(root, 'recto.config.ts');
    const text = readFileSync(config, 'utf8');
    const started = performance.now();
    expect((await run([RECTO, 'build'], { cwd: root })).output).toContain('app: unchanged');
    const unchanged = performance.now() - started;
    writeFileSync(config, text.replace('Test site', 'Killed'));
    const { signal } = await run([RECTO, 'build'], { cwd: root, killAfter: unchanged + 2500 });
    expect(signal).toBe('SIGKILL');
    writeFileSync(config, text);
    const again = await run([RECTO, 'build'], { cwd: root });
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('app: built') as string });
    const server = await startServer(site.output);
    expect(await (await fetch(`${server.origin}/docs/page-1`)).text()).toContain('Test site');
  });

  test.for<readonly [string, () => void]>([
    [
      'a database that is not one',
      () => {
        writeFileSync(database(), 'no database');
      },
    ],
    [
      'a truncated database',
      () => {
        truncateSync(database(), statSync(database()).size / 2);
      },
    ],
    [
      'a missing database',
      () => {
        rmSync(database());
      },
    ],
    [
      'damaged metadata',
      () => {
        writeFileSync(join(database(), '..', 'metadata.json'), '{"version": "');
      },
    ],
    [
      'a missing search index',
      () => {
        rmSync(join(database(), '..', 'search', 'en.parts'));
      },
    ],
    [
      'an empty name of the current version',
      () => {
        writeFileSync(join(content, 'current'), '');
      },
    ],
    [
      'the name of a version that does not exist',
      () => {
        writeFileSync(join(content, 'current'), 'none\n');
      },
    ],
  ])('with %s, the server answers 503, a build repairs it, and the server recovers', async ([, damage]) => {
    site.writeEdition(1);
    damage();
    const server = await startServer(output);
    const page = await fetch(`${server.origin}/docs/page-1`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/u)]);
    expect(await page.text()).not.toContain(output);
    expect(server.log()).toContain('The database cannot be opened');
    expect(await build()).toMatchObject({ code: 0 });
    await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('1');
  });

  test('a damaged part of a database makes only its pages unavailable, and the log says what to do', async () => {
    const bytes = readFileSync(database());
    const body = bytes.indexOf('This text belongs to edition');
    expect(body).toBeGreaterThan(0);
    // The page of the database file with this text.
    const start = body - (body % 4096);
    writeFileSync(
      database(),
      Buffer.concat([bytes.subarray(0, start), Buffer.alloc(4096, 0x55), bytes.subarray(start + 4096)]),
    );
    const server = await startServer(output);
    const statuses = new Map<number, number>();
    for (let page = 1; page <= 12; page += 1) {
      const { status, headers } = await fetch(`${server.origin}/docs/page-${page}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status === 200 || headers.has('retry-after')).toBe(true);
    }
    expect([...statuses.keys()].filter((status) => status !== 200)).toEqual([503]);
    expect(server.log()).toContain('is damaged');
  });

  test('damaged caches of a build do not change its result', async () => {
    site.writeEdition(7);
    expect((await build()).code).toBe(0);
    const expected = version();
    const cache = join(output, 'content-cache');
    const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(2);
    for (const damage of ['', 'damaged', '{}']) {
      for (const { parentPath, name } of files) writeFileSync(join(parentPath, name), damage);
      rmSync(content, { recursive: true });
      const { code, output: text } = await build();
      expect([code, text]).toEqual([0, expect.stringContaining(expected) as string]);
      expect(version()).toBe(expected);
    }
    const server = await startServer(output);
    expect(await editionAt(server.origin)).toBe('7');
  });

  const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
  if (!isRoot) console.warn('Tests of full and read-only disks are skipped: they mount a disk, which needs root.');
  describe.skipIf(!isRoot)('on a small disk', () => {
    let disk: string;
    beforeEach(() => {
      disk = mkdtempSync(join(tmpdir(), 'recto-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
      onTestFinished(() => {
        execFileSync('umount', ['--lazy', disk]);
        rmSync(disk, { recursive: true });
      });
      cpSync(content, join(disk, 'content'), { recursive: true });
      rmSync(content, { recursive: true });
      mkdirSync(content);
      execFileSync('mount', ['--bind', join(disk, 'content'), content]);
      onTestFinished(() => {
        execFileSync('umount', ['--lazy', content]);
      });
    });

    test.for([0, 1, 4])('with %s free blocks, a build fails and the old content stays', async (blocks) => {
      site.writeEdition(1);
      expect((await build()).code).toBe(0);
      const before = version();
      const entries = readdirSync(content).sort();
      const server = await startServer(output, { env: POLL });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, (bavail - blocks) * bsize)));
      site.writeEdition(8);
      const failed = await build();
      expect(failed.code).not.toBe(0);
      expect(failed.output).toContain('Check whether the disk is full or read-only');
      expect(version()).toBe(before);
      expect(readdirSync(content).sort()).toEqual(entries);
      expect(await editionAt(server.origin, '/docs/page-2')).toBe('1');
      rmSync(join(disk, 'filler'));
      expect(await build()).toMatchObject({ code: 0 });
      await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('8');
    });

    test('that is read-only, a server starts and serves the content, and a build fails', async () => {
      site.writeEdition(1);
      expect((await build()).code).toBe(0);
      execFileSync('mount', ['-o', 'remount,bind,ro', content]);
      const server = await startServer(output, { env: POLL });
      expect(await editionAt(server.origin)).toBe('1');
      site.writeEdition(9);
      const failed = await build();
      expect(failed.code).not.toBe(0);
      expect(failed.output).toContain('Check whether the disk is full or read-only');
      execFileSync('mount', ['-o', 'remount,bind,rw', content]);
      expect((await build()).code).toBe(0);
      await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('9');
    });
  });
});
