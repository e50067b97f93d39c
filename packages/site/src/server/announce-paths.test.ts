import { expect, test } from 'vitest';
import { announcePaths } from './announce-paths.ts';

test('few paths are all named by the root', () => {
  expect([...announcePaths(['/en', '/en/_payload.json', '/_redirects'])]).toEqual([
    ['/', '/en,/en/_payload.json,/_redirects'],
  ]);
});

test('many paths are each named once, by a page that was named before, and no answer names too many', () => {
  const paths = Array.from({ length: 500 }, (_, number) => [`/page-${number}`, `/page-${number}/_payload.json`]).flat();
  const announced = announcePaths(['/', ...paths], { most: 100 });
  expect(announced.size).toBeGreaterThan(50);
  // As the prerenderer goes: what an answer names is asked for after it.
  const queue = ['/'];
  for (const path of queue)
    queue.push(...(announced.get(path)?.split(',') ?? []).filter((name) => !queue.includes(name)));
  expect(queue.toSorted()).toEqual(['/', ...paths].sort());
  for (const part of announced.values()) expect(part.length).toBeLessThan(100);
});

test('names are addresses', () => {
  expect(announcePaths(['/日本', '/a,b']).get('/')).toBe('/%E6%97%A5%E6%9C%AC,/a%2Cb');
});
