import { safeUrl } from '@recto/content';
import { buildContent } from '@recto/content/node';
import { safeHref } from '@recto/ui';
import * as fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { config } from './fixtures/website.ts';

const HOSTILE = '"javascript:alert(1)"';

const template = (fields: Record<string, string>): string => {
  const all = {
    slug: 'a',
    name: 'a',
    owner: 'a',
    category: 'blog',
    demo: '/a',
    image1: '/a.png',
    mainScreen: '/a.png',
  };
  const lines = Object.entries({ title: 'A', ...all, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n`;
};

const FILES: Record<string, string> = {
  'en/docs/a.md': `---\ntitle: A\nlinks:\n  - label: A\n    to: ${HOSTILE}\n---\n`,
  'en/docs/b.md': `---\ntitle: B\nseo:\n  image: ${HOSTILE}\n---\n`,
  'en/blog/a.md': `---\ntitle: A\ndate: 2026-11-01\nauthors:\n  - name: A\n    to: ${HOSTILE}\n---\n`,
  'en/blog/b.md': `---\ntitle: B\ndate: 2026-11-01\nimage: { src: ${HOSTILE} }\n---\n`,
  'en/templates/a.md': template({ demo: HOSTILE }),
  'en/templates/b.md': template({ mainScreen: HOSTILE }),
  'en/info/blog.yml': `title: Blog\nlink: ${HOSTILE}\n`,
};

test('SEC-8: every URL in the front matter of this website is checked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-addresses-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'content', file)), { recursive: true });
    writeFileSync(join(folder, 'content', file), text);
  }
  const { errors } = await buildContent({ config, root: join(folder, 'content'), output: join(folder, 'a.sqlite') });
  expect(
    errors.map(({ file, line, message }) => `${file}:${line} ${/^Field "[^"]*"/u.exec(message)?.[0]}`).sort(),
  ).toEqual([
    'en/blog/a.md:6 Field "authors.0.to"',
    'en/blog/b.md:4 Field "image.src"',
    'en/docs/a.md:5 Field "links.0.to"',
    'en/docs/b.md:4 Field "seo.image"',
    'en/info/blog.yml:2 Field "link"',
    'en/templates/a.md:7 Field "demo"',
    'en/templates/b.md:9 Field "mainScreen"',
  ]);
  for (const { hint } of errors) expect(hint).toContain('Correct the value in the file');
}, 30_000);

test('SEC-8: the UI components and the content engine accept the same URLs', () => {
  const sign = fc.constantFrom(
    ...Array.from('javscript:data&#58;/?. \t\n\u0001'),
    'javascript',
    'data:',
    'https:',
    'mailto:',
    '&colon;',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.webUrl(), fc.string()), (address) => {
      expect(safeHref(address)).toBe(safeUrl(address));
    }),
    { numRuns: 3000 },
  );
});
