import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from './fixtures/website.ts';

const root = join(import.meta.dirname, '..', 'content');
const [main, ...others] = config.locales;

/** Files that have to be translated into every language of this website; the others are optional. */
const REQUIRED = globSync(
  [
    'index.md',
    'studio/{index.md,pricing.yml}',
    'info/*.yml',
    'docs/1.getting-started/*.md',
    // Later migration guides are in English only.
    'docs/1.getting-started/4.migration/[1-5].*.md',
    'docs/{3.files,4.utils}/**/*.md',
    'blog/1.react-on-intent.md',
  ],
  { cwd: join(root, main) },
);

test('more than 20 files have to be translated', () => {
  expect(REQUIRED.length).toBeGreaterThan(20);
  expect(others).toEqual(['fr', 'de', 'es', 'pt_br', 'ja', 'zh_cn', 'ar']);
});

test.for(others)('%s has all required translations', (code) => {
  expect(REQUIRED.filter((file) => !existsSync(join(root, code, file)))).toEqual([]);
});

// Whether the hash matches the current original is tested by `recto check`, and shown on the site.
test.for(others)('each file in %s has the hash of its original', (code) => {
  const files = globSync('**/*.{md,yml}', { cwd: join(root, code) }).filter(
    (file) => !file.endsWith('.navigation.yml'),
  );
  const silent = files.filter(
    (file) => !/^sourceHash: (["'])[\da-f]{16}\1$/mu.test(readFileSync(join(root, code, file), 'utf8')),
  );
  expect(silent).toEqual([]);
});
