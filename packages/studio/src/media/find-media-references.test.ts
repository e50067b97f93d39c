import { describe, expect, test } from 'vitest';
import { findMediaReferences, resolveReference } from './find-media-references.ts';
import { replaceReferences } from './replace-references.ts';

const FOLDERS = { content: 'docs/content', public: 'docs/public' };

/** The content of a file, and the references found in it. */
describe('finds references', () => {
  test.for([
    ['![A cat](/cat.png)', [['/cat.png', 'A cat']]],
    ['![](./cat.png "Title") and ![b](cat%20two.jpg)', [['./cat.png'], ['cat%20two.jpg', 'b']]],
    ['![A \\] b](<./my cat.png>)', [['./my cat.png', 'A \\] b']]],
    ['[a file](../files/a.pdf#page=2)', [['../files/a.pdf#page=2']]],
    ['![x](/a_(1).png) then', [['/a_(1).png', 'x']]],
    ['::figure{src="/a.webp" alt="A boat"}\n::', [['/a.webp', 'A boat']]],
    ["<img alt='A boat' src='boat.avif'>", [['boat.avif', 'A boat']]],
    ['---\nimage: /cover.png\n---', [['/cover.png']]],
    ['---\nimage:\n  src: ./cover.png\n  alt: The cover\n---', [['./cover.png', 'The cover']]],
    ['cover:\n  alt: "The cover"\n  src: /a/my cover.png', [['/a/my cover.png', 'The cover']]],
    ['files:\n  - /a.pdf\n  - "/b c.pdf"', [['/a.pdf'], ['/b c.pdf']]],
    ['{"image": {"src": "/a.png", "alt": "A"}}', [['/a.png']]],
    ['background: url(/a.png)', [['/a.png']]],
    [
      '![a](/a.png) ![a](/a.png)',
      [
        ['/a.png', 'a'],
        ['/a.png', 'a'],
      ],
    ],
  ] as const)('%j', ([text, expected]) => {
    const references = findMediaReferences(text);
    expect(references.map(({ url, alt }) => (alt === undefined ? [url] : [url, alt]))).toEqual(expected);
    for (const { url, start, end } of references) expect(text.slice(start, end)).toBe(url);
  });
});

test.for([
  '['.repeat(2_000_000),
  '![](/a.png'.repeat(200_000),
  '`/a.png`` '.repeat(200_000),
  Array.from({ length: 1900 }, (_, n) => '`'.repeat(n + 3)).join('\n'),
  Array.from({ length: 1900 }, (_, n) => `${'`'.repeat(n + 3)} `).join(''),
  '/a.png,'.repeat(280_000),
  `/${' x'.repeat(1_000_000)}`,
  'to '.repeat(600_000),
  '"/'.repeat(1_000_000),
  `{src="/a.png"${' '.repeat(50)}`.repeat(30_000),
])('searches a hostile text of two megabytes in reasonable time (%#)', (text) => {
  expect(findMediaReferences(text).length).toBeLessThanOrEqual(5000);
});

test.for([
  'Open photo.png in a program.',
  '[a page](/docs/start) and [another](./other.md)',
  '```md\n![A cat](/cat.png)\n```',
  'Write `![A cat](/cat.png)` in the text.',
  '~~~yaml\nimage: /cat.png\n~~~',
  '//host.example/a.png',
])('finds no references in %j', (text) => {
  expect(findMediaReferences(text)).toEqual([]);
});

test.for([
  ['/a.png', 'docs/public/a.png'],
  ['/a%20b.png?v=1#x', 'docs/public/a b.png'],
  ['./a.png', 'docs/content/en/a.png'],
  ['a.png', 'docs/content/en/a.png'],
  ['../img/a.png', 'docs/content/img/a.png'],
  ['/../content/en/a.png', 'docs/content/en/a.png'],
  ['https://host.example/a.png', undefined],
  ['data:image/png;base64,AA==', undefined],
  ['../../../secret.png', undefined],
  ['/../../../etc/a.png', undefined],
  ['..%2f..%2f..%2fa.png', undefined],
  ['/a%00.png', undefined],
  ['/.git/a.png', undefined],
] as const)('%s in docs/content/en/index.md refers to %s', ([address, expected]) => {
  expect(resolveReference(address, 'docs/content/en/index.md', FOLDERS)).toBe(expected);
});

test('renames all references to a file and changes nothing else', () => {
  const text = [
    '---\r\nimage: /img/old.png   # the cover',
    'other: /img/older.png',
    '---',
    '',
    '![Old](/img/old.png?v=2) ![Old](/img/ol%64.png) [x](/img/old.png#y)',
    '`/img/old.png` and old.png',
    '::figure{src="/img/old.png"}',
    '',
  ].join('\n');
  const moved = replaceReferences(text, 'docs/content/en/a.md', {
    folders: FOLDERS,
    from: 'docs/public/img/old.png',
    to: 'docs/public/new folder/(new).png',
  });
  const address = '/new%20folder/%28new%29.png';
  expect(moved).toBe(
    [
      `---\r\nimage: ${address}   # the cover`,
      'other: /img/older.png',
      '---',
      '',
      `![Old](${address}?v=2) ![Old](${address}) [x](${address}#y)`,
      '`/img/old.png` and old.png',
      `::figure{src="${address}"}`,
      '',
    ].join('\n'),
  );
});

test.for([
  ['./old.png', './sub/new.png'],
  ['old.png', 'sub/new.png'],
  ['../en/old.png', './sub/new.png'],
] as const)('the path %s of a file next to the text becomes %s', ([before, after]) => {
  const moved = replaceReferences(`![a](${before})`, 'docs/content/en/a.md', {
    folders: FOLDERS,
    from: 'docs/content/en/old.png',
    to: 'docs/content/en/sub/new.png',
  });
  expect(moved).toBe(`![a](${after})`);
});
