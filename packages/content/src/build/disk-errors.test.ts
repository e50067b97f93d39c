import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import config from '../../fixtures/build/content.config.ts';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { explainDiskError } from './disk-errors.ts';
import { createDevContent } from './dev-content.ts';

vi.setConfig({ testTimeout: 60_000 });

const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));
const files = { 'en/docs/a.md': '# A' };

test.for(['data/cache', 'data'])('SEC-15: if %s is a file and not a folder, the error names it', async (path) => {
  const { build, folder } = createTestSite(config, files);
  mkdirSync(join(folder, 'data'), { recursive: true });
  rmSync(join(folder, path), { recursive: true, force: true });
  writeFileSync(join(folder, path), 'a file');
  const error = await build({ configFile }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'build/folder', hint: expect.stringContaining('right to write') as unknown });
  expect(String(error)).toContain(join(folder, path));
  const options = { config, configFile, root: join(folder, 'content'), output: join(folder, 'data', 'dev.sqlite') };
  await expect(createDevContent(options)).rejects.toMatchObject({ code: 'build/folder' });
});

test('SEC-15: a cache that cannot be opened is reported as a ContentError', async () => {
  const { build, folder } = createTestSite(config, files);
  mkdirSync(join(folder, 'data', 'cache', 'rows.sqlite'), { recursive: true });
  await expect(build({ configFile })).rejects.toMatchObject({ code: 'build/disk' });
});

test.for([
  [{ code: 'ENOSPC', syscall: 'write' }, true],
  [{ code: 'EROFS', syscall: 'open' }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 522 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, false],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{}, false],
] as const)('SEC-15: an error with %j is a disk error: %s', ([facts, isDisk]) => {
  const error = Object.assign(new Error('something'), facts);
  const explained = explainDiskError(error);
  expect(explained === error).toBe(!isDisk);
});
