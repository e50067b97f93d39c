import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SKIPS_POSTGRES, preparePostgres } from '../../../content/fixtures/stores/postgres-server.ts';
import { signIn } from '../../fixtures/signed-in.ts';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';

const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4';
const POLL_OPTIONS = { timeout: 30_000, interval: 50 };

describe.skipIf(SKIPS_POSTGRES)('several servers with one database', { timeout: 90_000 }, () => {
  const postgres = preparePostgres();

  test('all servers serve what one publishes, and only one publishes a scheduled change', async () => {
    const git = createTestRepository({ 'content/a.md': 'A\n' });
    const folder = mkdtempSync(join(tmpdir(), 'recto-servers-'));
    const url = await postgres.createDatabase();
    const served: Record<string, string[]> = { one: [], two: [] };
    const start = async (name: string): Promise<TestStudio> =>
      await startTestStudio({
        config: {
          providers: ['password'],
          roles: [{ role: 'publisher', anyone: true }],
          repository: { host: 'local', folder: git.folder },
          severalServers: true,
          pollSeconds: 0,
        },
        env: {
          RECTO_STUDIO_USERS: JSON.stringify({ users: [{ email: 'a@example.com', name: 'A', password: HASH }] }),
          RECTO_STUDIO_DATABASE_URL: url,
          RECTO_STUDIO_SOURCE: join(folder, name),
        },
        content: {
          buildContent: async ({ source, checkOnly }) => {
            if (checkOnly !== true) served[name]?.push(readFileSync(join(source, 'a.md'), 'utf8'));
            return { version: 'v1', warnings: [], errors: [] };
          },
          switchContent: async () => ({ database: 'v1/content.sqlite', isNew: true }),
        },
      });
    const [one, two] = [await start('one'), await start('two')];
    onTestFinished(async () => {
      await Promise.all([one.stop(), two.stop()]);
      git.remove();
      rmSync(folder, { recursive: true, force: true });
    });
    const newest = (): (string | undefined)[] => [served['one']?.at(-1), served['two']?.at(-1)];
    await expect.poll(newest, POLL_OPTIONS).toEqual(['A\n', 'A\n']);
    const changes = (id: string, text: string): object => ({
      id,
      base: git.git('rev-parse', 'main'),
      files: [{ kind: 'change', path: 'content/a.md', content: Buffer.from(text).toString('base64') }],
      summary: 'Better words',
    });
    const ann = await signIn(one, 'ann@example.com');
    expect((await ann.send('/__recto_studio/publish', changes('several-1', 'Published\n'))).status).toBe(200);
    await expect.poll(newest, POLL_OPTIONS).toEqual(['Published\n', 'Published\n']);
    const at = new Date(Date.now() + 1000).toISOString();
    const scheduled = { at, changes: changes('several-2', 'Scheduled\n') };
    expect((await ann.send('/__recto_studio/schedule', scheduled)).status).toBe(202);
    await expect.poll(newest, POLL_OPTIONS).toEqual(['Scheduled\n', 'Scheduled\n']);
    expect(git.git('rev-list', '--count', 'main')).toBe('3');
  });
});
