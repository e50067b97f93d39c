/** Three servers behind HAProxy with one PostgreSQL, or with copies of the content folder. */
import { publishContent } from '@recto/content/node';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { preparePostgres, SKIPS_POSTGRES } from '../../content/fixtures/stores/postgres-server.ts';
import { findPort } from '../src/testing/serve-build.ts';
import { HAPROXY, readExample, startHaproxy, startServer } from './processes.ts';
import type { SiteServer } from './processes.ts';
import type { TestSite } from './test-site.ts';
import { PATHS, buildTestSite } from './test-site.ts';
import { NO_ERROR, editionAt, errorsOf, visitPages } from './visit-pages.ts';

const PAGE = 'docs/6.deploy/9.several-machines.md';
const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
const isSkipped = HAPROXY === undefined || SKIPS_POSTGRES;
if (isSkipped)
  console.warn('Tests of several servers are skipped: they need HAProxy (apt-get install haproxy) and PostgreSQL.');

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Configuration of HAProxy that connects to a database, and to its standby if the database does not respond. */
function databaseProxy(port: number, primary: number, standby: number): string {
  return `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  server primary 127.0.0.1:${primary} check inter 200ms on-marked-down shutdown-sessions
  server standby 127.0.0.1:${standby} check inter 200ms backup
`;
}

describe.skipIf(isSkipped)('three servers', { timeout: 300_000 }, () => {
  const postgres = preparePostgres();
  let site: TestSite;

  beforeAll(async () => {
    site = await buildTestSite();
  }, 300_000);
  afterAll(() => {
    (site as TestSite | undefined)?.remove();
  });

  /** Starts HAProxy in front of servers, with the configuration of the documentation. */
  const startProxy = async (servers: readonly SiteServer[]): Promise<string> => {
    const port = await findPort();
    let config = readExample(PAGE, 'haproxy.cfg').replace('bind :80', `bind 127.0.0.1:${port}`);
    for (const [index, { port: own }] of servers.entries()) {
      config = config.replaceAll(`10.0.0.${index + 1}:3000`, `127.0.0.1:${own}`);
    }
    expect(config).not.toMatch(/10\.0\.0\./u);
    await startHaproxy(config, port);
    return `http://127.0.0.1:${port}`;
  };
  const startThree = async (outputs: readonly string[], env: NodeJS.ProcessEnv): Promise<SiteServer[]> =>
    await Promise.all(outputs.map(async (output) => await startServer(output, { env })));
  const editions = async (servers: readonly SiteServer[]): Promise<string[]> =>
    await Promise.all(servers.map(async ({ origin }) => await editionAt(origin)));

  describe('with PostgreSQL', () => {
    let [first, second] = ['', ''];
    beforeAll(async () => {
      const copy = async (edition: number): Promise<string> => {
        const target = join(site.folder, `edition-${edition}.sqlite`);
        cpSync(await site.buildEdition(edition), target);
        return target;
      };
      [first, second] = [await copy(1), await copy(2)];
    }, 120_000);

    const open = async (url: string) => {
      await publishContent({ file: first, url });
      const servers = await startThree([site.output, site.output, site.output], { RECTO_DATABASE_URL: url });
      await expect.poll(() => editions(servers), POLL_OPTIONS).toEqual(['1', '1', '1']);
      return { servers, proxy: await startProxy(servers) };
    };

    test('a server that is killed under load loses no request', async () => {
      const url = await postgres.createDatabase();
      const { servers, proxy } = await open(url);
      const { stop } = visitPages(proxy);
      for (const server of servers) {
        await wait(1500);
        await server.end();
        await wait(1500);
        await startServer(site.output, { port: server.port, env: { RECTO_DATABASE_URL: url } });
      }
      await wait(3000);
      expect(errorsOf(await stop())).toEqual(NO_ERROR);
    });

    test('all servers switch to published content under load, and no response mixes versions', async () => {
      const url = await postgres.createDatabase();
      const { servers, proxy } = await open(url);
      const { stop } = visitPages(proxy);
      for (const edition of ['2', '1', '2']) {
        await wait(1000);
        await publishContent({ file: edition === '2' ? second : first, url });
        await expect.poll(() => editions(servers), POLL_OPTIONS).toEqual([edition, edition, edition]);
      }
      const visits = await stop();
      expect(errorsOf(visits)).toEqual(NO_ERROR);
      expect([...visits.editions].sort()).toEqual(['1', '2']);
    });

    test.for([
      ['stopped', 'stop', 'start'],
      ['frozen', 'freeze', 'thaw'],
    ] as const)(
      'with a %s database, servers send pages from the cache, otherwise 503, and recover',
      async ([, fail, repair]) => {
        const url = await postgres.createDatabase();
        await publishContent({ file: first, url });
        const server = await startServer(site.output, { env: { RECTO_DATABASE_URL: url } });
        const [cached, other] = PATHS;
        await expect.poll(() => editionAt(server.origin, cached), POLL_OPTIONS).toBe('1');
        await postgres[fail]();
        try {
          expect(await editionAt(server.origin, cached)).toBe('1');
          const response = await fetch(server.origin + other);
          expect(response.status).toBe(503);
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        } finally {
          await postgres[repair]();
        }
        await expect.poll(() => editionAt(server.origin, other), POLL_OPTIONS).toBe('1');
        await publishContent({ file: second, url });
        await expect.poll(() => editionAt(server.origin, cached), POLL_OPTIONS).toBe('2');
      },
    );

    test('after a failover to a standby, servers recover and switch to content that is published there', async () => {
      const url = new URL(await postgres.createDatabase());
      const standby = await postgres.startStandby();
      onTestFinished(() => standby.stop());
      const port = await findPort();
      await startHaproxy(databaseProxy(port, Number(url.port), standby.port), port);
      url.port = String(port);
      const { servers } = await open(url.href);
      await postgres.stop();
      try {
        await standby.promote();
        const [, , unvisited] = PATHS;
        for (const { origin } of servers) {
          await expect.poll(() => editionAt(origin, unvisited), POLL_OPTIONS).toBe('1');
        }
        await publishContent({ file: second, url: url.href });
        await expect.poll(() => editions(servers), POLL_OPTIONS).toEqual(['2', '2', '2']);
      } finally {
        await postgres.start();
      }
    });

    test.for([-86_400_000, 86_400_000])('a server whose clock jumps by %s ms still sees new content', async (jump) => {
      const url = await postgres.createDatabase();
      await publishContent({ file: first, url });
      await postgres.stop();
      const env = { RECTO_DATABASE_URL: url, CLOCK_JUMP: String(jump) };
      const node = ['--import', join(import.meta.dirname, 'clock.mjs')];
      const server = await startServer(site.output, { env, node });
      expect(await editionAt(server.origin)).toBe('status 503');
      server.kill('SIGUSR2');
      await postgres.start();
      await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('1');
      server.kill('SIGUSR2');
      await publishContent({ file: second, url });
      await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('2');
      expect((await fetch(`${server.origin}/api/search?q=edition`)).status).toBe(200);
    });
  });

  describe('with content folders', () => {
    const POLL = { RECTO_CONTENT_POLL: '0.5' };

    test('servers of one folder switch when another machine replaces the current version', async () => {
      await site.buildEdition(1);
      const output = site.copyOutput('shared');
      const servers = await startThree([output, output, output], POLL);
      const proxy = await startProxy(servers);
      const { stop } = visitPages(proxy);
      await wait(1000);
      for (const edition of [2, 3, 2]) {
        await site.buildEdition(edition);
        cpSync(join(site.output, 'content'), join(output, 'content'), {
          recursive: true,
          filter: (path) => !path.endsWith('/current'),
        });
        const next = join(output, 'content', 'current.next');
        cpSync(join(site.output, 'content', 'current'), next);
        renameSync(next, join(output, 'content', 'current'));
        await expect.poll(() => editions(servers), POLL_OPTIONS).toEqual(Array(3).fill(String(edition)));
      }
      const visits = await stop();
      expect(errorsOf(visits)).toEqual(NO_ERROR);
      expect([...visits.editions]).toEqual(expect.arrayContaining(['1', '2', '3']));
    });

    test('a server does not open a version that is not completely copied', async () => {
      await site.buildEdition(4);
      const output = site.copyOutput('copied');
      const server = await startServer(output, { env: POLL });
      const database = await site.buildEdition(5);
      const version = join(database, '..');
      const target = join(output, 'content', version.split('/').at(-1) ?? '');
      // As rsync does it: the file `current` arrives first, then the others one by one.
      cpSync(join(site.output, 'content', 'current'), join(output, 'content', 'current'));
      await expect.poll(server.log, POLL_OPTIONS).toContain('The new content cannot be opened');
      cpSync(version, target, { recursive: true, filter: (path) => !path.endsWith('.parts') });
      writeFileSync(join(target, 'content.sqlite'), 'half');
      await expect.poll(server.log, POLL_OPTIONS).toContain('has 4 of');
      expect(await editionAt(server.origin)).toBe('4');
      cpSync(version, target, { recursive: true });
      await expect.poll(server.log, POLL_OPTIONS).toContain('/files/');
      expect(await editionAt(server.origin)).toBe('4');
      cpSync(join(site.output, 'content', 'files'), join(output, 'content', 'files'), { recursive: true });
      await expect.poll(() => editionAt(server.origin), POLL_OPTIONS).toBe('5');
    });
  });
});
