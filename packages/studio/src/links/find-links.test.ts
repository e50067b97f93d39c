import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

test.for([
  ['[a](/docs) and [b](./b.md#part "Title")', ['/docs', './b.md#part']],
  ['[a](<./my page.md>)', ['./my page.md']],
  ['[a][x]\n\n[x]: /docs/a\n[y]: <../b.md>', ['/docs/a', '../b.md']],
  ['::card{to="/docs/a" icon="x"}\n::', ['/docs/a']],
  ["<a href='/docs'>", ['/docs']],
  [
    '---\nlinks:\n  - label: A\n    to: /docs/a#b\n  - to: /c # comment\nrelated:\n  - /d\n---',
    ['/docs/a#b', '/c', '/d'],
  ],
  ['{"to": "/docs/a", "text": "/docs/b"}', ['/docs/a', '/docs/b']],
  ['---\r\nto: /docs\r\n---\r\n', ['/docs']],
  ['---\nredirectFrom:\n  - /old\nrelated:\n  - /docs\n---', ['/docs']],
] as const)('%j', ([text, expected]) => {
  const links = findLinks(text);
  expect(links.map(({ url }) => url)).toEqual(expected);
  for (const { url, start, end, line } of links) {
    expect(text.slice(start, end)).toBe(url);
    expect(text.split('\n')[line - 1]).toContain(url);
  }
});

test.for([
  'Open /docs/start, or\n/docs/start\nalone.',
  '[a](https://host.example/docs) [b](mailto:a@b.example) [c](#part) [d](//host.example) [e](?q=1)',
  '![A cat](/cat.png) [file](/a.pdf)',
  '```md\n[a](/docs)\n```',
  'Write `[a](/docs)`.',
  '~~~yaml\nto: /docs\n~~~',
  '---\nredirectFrom:\n  - /docs\n  - "/old"\n---',
  '---\r\nredirectFrom: ["/docs", /old]\r\n---',
  '{"redirectFrom": [\n  "/docs"\n]}',
])('finds no links in %j', (text) => {
  expect(findLinks(text)).toEqual([]);
});

test.for([
  '['.repeat(2_000_000),
  '[](/a'.repeat(300_000),
  '[a]: '.repeat(300_000),
  '- '.repeat(1_000_000),
  'to: /'.repeat(300_000),
  `to: /${'#'.repeat(1_000_000)}`,
  ' '.repeat(2_000_000),
  `to: /a${' '.repeat(1_000_000)}b`,
  '"/'.repeat(1_000_000),
  'redirectFrom: [\n'.repeat(100_000),
  `redirectFrom:\n${'- /a\n'.repeat(300_000)}`,
])('searches a hostile text of two megabytes in reasonable time (%#)', (text) => {
  expect(findLinks(text).length).toBeLessThanOrEqual(5000);
});
