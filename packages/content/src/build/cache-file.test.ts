import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import config from '../../fixtures/build/content.config.ts';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { changeEntries, readEntries, toEntry } from '../../fixtures/build/row-entries.ts';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

vi.setConfig({ testTimeout: 60_000 });

const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));

const WRONG = ['', 'null', '7', '[]', '{}', '{"rows":7,"references":[]}', '{"rows":[{}],"references":[]}'];
const WRONG_ROW = [
  '{"rows":[null],"references":[null]}',
  '{"rows":[{"collection":"docs","draft":false,"pathOrId":"/a","row":{"id":{},"values":[1]}}],"references":[]}',
  '{"rows":[{"collection":"other","draft":false,"pathOrId":"a","row":{"id":"a","values":[]}}],"references":[]}',
  '{"fingerprint":"x","database":"x","files":{"en/docs/a.md":7}}',
];

test.for([...WRONG, ...WRONG_ROW])('SEC-15: a cache entry of the wrong shape is built again: %j', async (text) => {
  const { build, folder, output, rows, write } = createTestSite(config, { 'en/docs/a.md': '# A' });
  await build({ configFile });
  const last = globSync('**/*.json', { cwd: join(folder, 'data', 'cache') }).map((file) =>
    join(folder, 'data', 'cache', file),
  );
  expect(last).toHaveLength(1);
  // The rows, and their key.
  expect(readEntries(folder)).toHaveLength(2);
  // Without a digest, and with a valid digest.
  for (const wrong of [text, toEntry(text)]) {
    for (const file of last) writeFileSync(file, wrong);
    changeEntries(folder, () => wrong);
    write({ 'en/docs/a.md': '# A' });
    writeFileSync(output, '');
    expect(await build({ configFile })).toMatchObject({ rows: 2, errors: [] });
    expect((await rows('docs')).map(({ title }) => title)).toEqual(['A']);
  }
});

test('SEC-15: a manually changed entry is ignored', async () => {
  const file = join(makeFolder(), 'deep', 'a.json');
  const schema = z.object({ title: z.string() });
  await writeCacheFile(file, { title: 'A' });
  expect(await readCacheFile(file, schema)).toEqual({ title: 'A' });
  writeFileSync(file, readFileSync(file, 'utf8').replace('"A"', '"B"'));
  expect(await readCacheFile(file, schema)).toBeUndefined();
  expect(await readCacheFile(`${file}x`, schema)).toBeUndefined();
});
