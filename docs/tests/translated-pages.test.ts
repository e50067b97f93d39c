import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from './fixtures/website.ts';

const root = join(import.meta.dirname, '..', 'content');
const [main, ...others] = config.locales;

/** What every language of this website has as its own; originals stand in for the rest. */
const PROMISED = globSync(
  [
    'index.md',
    'studio/{index.md,pricing.yml}',
    'info/*.yml',
    'docs/1.getting-started/*.md',
    // Pages about moving from tools that came later are in English only.
    'docs/1.getting-started/4.migration/[1-5].*.md',
    'docs/{3.files,4.utils}/**/*.md',
    'blog/1.react-on-intent.md',
  ],
  { cwd: join(root, main) },
);

test('a dozen pages and more are promised in every language', () => {
  expect(PROMISED.length).toBeGreaterThan(20);
  expect(others).toEqual(['fr', 'de', 'es', 'pt_br', 'ja', 'zh_cn', 'ar']);
});

test.for(others)('%s has all of them', (code) => {
  expect(PROMISED.filter((file) => !existsSync(join(root, code, file)))).toEqual([]);
});

// Whether that text is still the one in the default language is for `recto check` to say, and for the site.
test.for(others)('each file in %s says which text it was made from', (code) => {
  const files = globSync('**/*.{md,yml}', { cwd: join(root, code) }).filter(
    (file) => !file.endsWith('.navigation.yml'),
  );
  const silent = files.filter(
    (file) => !/^sourceHash: (["'])[\da-f]{16}\1$/mu.test(readFileSync(join(root, code, file), 'utf8')),
  );
  expect(silent).toEqual([]);
});
