import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { planPages, renderPage } from './generate-pages.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

test('generates the same pages in every run', () => {
  const pages = planPages(200);
  const texts = pages.map((_, number) => renderPage(pages, number));
  expect(hashOf(texts.join('\n'))).toBe('e971198128c2ccb9');
});

test('a larger site contains the pages of a smaller one, so every size has the measured page', () => {
  const small = planPages(200);
  expect(planPages(1000).slice(0, 200)).toEqual(small);
  expect(small.map(({ path }) => path)).toContain('reference/internals/compact-batch-lock');
  expect(small.map(({ title }) => title)).toContain('Strict Observer Diff');
});

test('every page has a unique path', () => {
  const paths = planPages(1000).map(({ path }) => path);
  expect(paths).toHaveLength(1000);
  expect(new Set(paths).size).toBe(1000);
});

test('a page is about 8 kB and has six code blocks in five languages', () => {
  const pages = planPages(200);
  const texts = pages.map((_, number) => renderPage(pages, number));
  for (const text of texts) {
    expect(text.match(/^```[a-z]+$/gmu)).toEqual(['```ts', '```bash', '```json', '```yaml', '```html', '```ts']);
  }
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  expect(mean).toBeGreaterThan(7500);
  expect(mean).toBeLessThan(8500);
});

test('the JSON in a page is valid, and its links point to existing pages', () => {
  const pages = planPages(60);
  const paths = new Set(pages.map(({ path }) => `/docs/${path}`));
  const texts = pages.map((_, number) => renderPage(pages, number));
  const blocks = texts.flatMap((text) => /```json\n(.*?)```/su.exec(text)?.[1] ?? []);
  expect(blocks).toHaveLength(60);
  for (const block of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
  const links = texts.flatMap((text) =>
    [...text.matchAll(/\]\((?<path>[^)]+)\)/gu)].map(({ groups }) => groups?.['path']),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter((path) => path === undefined || !paths.has(path))).toEqual([]);
});
