import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITES, outputOf } from './builds.mjs';
import { callCopiedFunction } from './call-copied-function.ts';
import { readHeaderRules } from './read-files.ts';
import { WEBSITE, isWebsite } from './website.ts';

describe.for(SITES)('$name', (site) => {
  const server = join(outputOf(site, 'netlify'), 'server');
  const files = join(outputOf(site, 'netlify'), 'public');

  test('the function handles all paths that are not files, and includes the files beside it', async () => {
    const { config } = await callCopiedFunction(server, 'server.mjs', []);
    expect(config).toMatchObject({ path: '/*', preferStatic: true, nodeBundler: 'none', includedFiles: ['**'] });
    expect(globSync('content/*/content.sqlite', { cwd: server })).toHaveLength(1);
  });

  test('hashed files are cached as immutable, and the 404 page has the headers of pages', () => {
    const rules = readHeaderRules(join(files, '_headers'));
    for (const folder of ['/assets/*', '/_assets/*', '/_image/*', '/_social/*']) {
      expect(rules.get(folder)).toEqual(['cache-control: public, max-age=31536000, immutable']);
    }
    expect(rules.get('/404.html')).toContain('x-content-type-options: nosniff');
    expect(readFileSync(join(files, '404.html'), 'utf8')).toContain('<h1');
  });

  test.runIf(isWebsite(site))('legacy paths are redirected', () => {
    const lines = readFileSync(join(files, '_redirects'), 'utf8').split('\n');
    const { from, to } = WEBSITE.moved;
    expect(lines).toEqual(expect.arrayContaining([`${from} ${to} 301`, '/ar/examples/* /ar/templates 301']));
  });
});
