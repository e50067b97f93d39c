import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from './fixtures/website.ts';

const root = join(import.meta.dirname, '..', 'content');
const [defaultLocale, ...translatedLocales] = config.locales;

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
  { cwd: join(root, defaultLocale) },
);

test('more than 20 files have to be translated into seven languages', () => {
  expect(REQUIRED.length).toBeGreaterThan(20);
  expect(translatedLocales).toEqual(['fr', 'de', 'es', 'pt_br', 'ja', 'zh_cn', 'ar']);
});

test.for(translatedLocales)('%s has all required translations', (code) => {
  expect(REQUIRED.filter((file) => !existsSync(join(root, code, file)))).toEqual([]);
});

// `recto check` reports a hash that does not match the current original, and the site shows a notice.
test.for(translatedLocales)('each file in %s has a source hash', (code) => {
  const files = globSync('**/*.{md,yml}', { cwd: join(root, code) }).filter(
    (file) => !file.endsWith('.navigation.yml'),
  );
  const withoutHash = files.filter(
    (file) => !/^sourceHash: (["'])[\da-f]{16}\1$/mu.test(readFileSync(join(root, code, file), 'utf8')),
  );
  expect(withoutHash).toEqual([]);
});
