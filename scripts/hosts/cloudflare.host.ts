import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITES, outputOf } from './builds.mjs';
import { readJson, readHeaderRules } from './read-files.ts';
import { WEBSITE, isWebsite } from './website.ts';

/** Limits of the smallest plan of Cloudflare. */
const LIMITS = { files: 20_000, fileBytes: 25 * 1024 * 1024, redirects: 2000, patterns: 100, rules: 100, line: 2000 };

describe.for(SITES)('$name', (site) => {
  const output = outputOf(site, 'cloudflare');
  const files = join(output, 'public');
  const redirects = readFileSync(join(files, '_redirects'), 'utf8').split('\n').filter(Boolean);
  const rules = readHeaderRules(join(files, '_headers'));

  test('the published files are at the configured paths', () => {
    const config = readJson(join(output, 'wrangler.json')) as { main: string; assets: { directory: string } };
    expect(statSync(join(output, config.main)).isFile()).toBe(true);
    expect(join(output, config.assets.directory)).toBe(files);
    expect(existsSync(join(files, '404.html'))).toBe(true);
  });

  test('the build is within the limits of Cloudflare', () => {
    const sizes = globSync('**/*.*', { cwd: files }).map((file) => statSync(join(files, file)).size);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.length).toBeLessThan(LIMITS.files);
    expect(Math.max(...sizes)).toBeLessThan(LIMITS.fileBytes);
    expect(redirects.length).toBeLessThan(LIMITS.redirects);
    expect(redirects.filter((line) => /^\S*[:*]/u.test(line)).length).toBeLessThan(LIMITS.patterns);
    expect(rules.size).toBeLessThan(LIMITS.rules);
    expect(Math.max(...[...rules.values()].flat().map(({ length }) => length))).toBeLessThan(LIMITS.line);
  });

  test('the content security policy has a hash for every inline script', () => {
    const [policy = ''] = rules.get('/*') ?? [];
    expect(policy).toMatch(/^content-security-policy: /u);
    const pages = globSync('**/*.html', { cwd: files });
    expect(pages.length).toBeGreaterThan(2);
    const unnamed = pages.filter((page) => {
      const scripts = [...readFileSync(join(files, page), 'utf8').matchAll(/<script>(.*?)<\/script>/gsu)];
      return !scripts.every(([, script = '']) => policy.includes(createHash('sha256').update(script).digest('base64')));
    });
    expect(unnamed).toEqual([]);
  });

  test('hashed files are cached as immutable', () => {
    expect(rules.get('/assets/*')).toEqual(['cache-control: public, max-age=31536000, immutable']);
  });

  test.runIf(isWebsite(site))('legacy paths are redirected, and each language has its own 404 page', () => {
    const { from, to } = WEBSITE.moved;
    expect(redirects).toEqual(expect.arrayContaining([`${from} ${to} 301`, '/ar/examples/* /ar/templates 301']));
    expect(readFileSync(join(files, 'ar', '404.html'), 'utf8')).toContain('<html lang="ar" dir="rtl">');
  });
});
