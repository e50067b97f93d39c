import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveSite } from '../../config/resolve-site.ts';
import { blog } from '../../kinds/blog/blog.ts';
import { docs } from '../../kinds/docs/docs.ts';
import { landing } from '../../kinds/landing/landing.ts';
import { listPagePaths } from './list-page-paths.ts';

function contentOf(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-paths-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

const pages = [landing(), docs('/docs'), blog('/blog')];

test('lists paths of files and of the configuration, without drafts, .navigation files and files that no page shows', () => {
  const folder = contentOf([
    'index.md',
    'docs/1.start.md',
    'docs/2.guide/.navigation.yml',
    'docs/2.guide/1.index.md',
    'docs/3.later.draft.md',
    'docs/picture.png',
    'blog/1.first.md',
    'notes/a.md',
  ]);
  expect(listPagePaths(folder, resolveSite({ title: 'A', pages }))).toEqual([
    '/',
    '/blog',
    '/blog/first',
    '/docs/guide',
    '/docs/start',
  ]);
});

test('lists a page in several languages once', () => {
  const folder = contentOf(['en/docs/1.start.md', 'fr/docs/1.start.md', 'fr/docs/2.ici.md']);
  const site = resolveSite({ title: 'A', pages: [docs('/docs')], locales: ['en', 'fr'] });
  expect(listPagePaths(folder, site)).toEqual(['/docs/ici', '/docs/start']);
});

test('lists only the paths of the configuration if there is no content folder', () => {
  expect(listPagePaths('/nowhere/at/all', resolveSite({ title: 'A', pages }))).toEqual(['/', '/blog']);
});
