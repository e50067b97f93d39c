import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { defineCollection } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { SourceConfig } from '../collections/source.ts';
import type { ContentError } from '../errors.ts';

interface Case extends Partial<Omit<ContentConfig, 'collections'>> {
  source: SourceConfig | readonly SourceConfig[];
  type?: 'page' | 'data';
  files: readonly string[];
}

/** Returns the warnings of a build. */
async function warningsOf({ source, type = 'page', files, ...config }: Case): Promise<[string, string][]> {
  const warnings: ContentError[] = [];
  const texts = Object.fromEntries(files.map((file) => [file, file.endsWith('.md') ? '# Page' : 'a: 1']));
  const all = { locales: ['en'] as const, ...config, collections: { docs: defineCollection({ type, source }) } };
  const { build } = createTestSite(all, texts);
  expect((await build({ onWarning: (warning) => warnings.push(warning) })).errors).toEqual([]);
  expect(warnings.filter(({ code }) => code !== 'source/empty')).toEqual([]);
  return warnings.map(({ message, hint }) => [message, hint]);
}

const site = { locales: ['en', 'de'], localisedLinks: true } as const;

test.for<Case>([
  { source: 'docs/**', files: ['docs/a.md'] },
  { source: 'docs/**', files: ['en/docs/a.md'] },
  { source: 'index.md', files: ['index.md'] },
  { source: 'pricing.{md,yml}', files: ['pricing.yml'] },
  { source: '**', files: ['a.png'] },
  { source: '*.md', files: ['docs/a.md'] },
  { source: { include: 'info/**', optional: true }, files: ['a.md'] },
  { source: { getKeys: () => [], getItem: () => '' }, files: ['notes.txt'] },
  { source: 'docs/**', files: ['en/docs/a.md'], ...site },
  { source: 'menu.yml', type: 'data', files: ['menu.yml'], ...site },
  { source: 'docs/**', files: ['docs/a.md'], locales: ['en', 'de'] },
  { source: { include: '**', exclude: 'menu.yml' }, files: ['menu.yml', 'de/a.md'], ...site },
])('%o has no warnings', async (one) => {
  expect(await warningsOf(one)).toEqual([]);
});

const CREATE = 'Create it, or name other files in "source".';

test.for<[Case, string, string]>([
  [{ source: 'docs/**', files: ['about.md'] }, 'there is no folder content/docs.', CREATE],
  [{ source: 'docs/**', files: ['notes.txt'] }, 'there is no folder content/docs.', CREATE],
  [
    { source: 'docs/**', files: ['docs/a.png'] },
    'there are none in content/docs.',
    'Add files there, or name other files in "source".',
  ],
  [{ source: 'index.md', files: ['about.md'] }, 'there is no file content/index.md.', CREATE],
  [{ source: 'pricing.{md,yml}', files: ['notes.txt'] }, 'there is no file content/pricing.{md,yml}.', CREATE],
  [
    { source: 'docs/**', files: ['1.Docs/a.md'] },
    'there is no folder content/docs.',
    'Rename content/1.Docs, or name it in "source".',
  ],
  [
    { source: 'guide/intro/*.md', files: ['guide/into/a.md'] },
    'there is no folder content/guide/intro.',
    'Rename content/guide/into, or name it in "source".',
  ],
  [{ source: 'docs/**', files: ['de/docs/a.md'], ...site }, 'there is no folder content/en/docs.', CREATE],
  [
    { source: 'docs/**', files: ['docs/a.md', 'en/about.md'], ...site },
    'there is no folder content/en/docs.',
    'Move content/docs to content/en/docs: on a site with several languages, each language has a folder.',
  ],
  [
    { source: 'index.md', files: ['index.md'], ...site },
    'there is no file content/en/index.md.',
    'Move content/index.md to content/en/index.md: on a site with several languages, each language has a folder.',
  ],
  [
    { source: '**', files: ['about.md', 'de/about.md'], ...site },
    'there is no folder content/en.',
    'Move them to content/en: on a site with several languages, each language has a folder.',
  ],
  [{ source: ['a/**', 'docs/**'], files: ['a/a.md'] }, 'there is no folder content/docs.', CREATE],
])('%o has the warning: %s %s', async ([one, state, hint]) => {
  expect(await warningsOf(one)).toEqual([[`The collection "docs" has no files: ${state}`, hint]]);
});
