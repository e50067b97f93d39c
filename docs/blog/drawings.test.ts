import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGE_LENGTHS, RIGHT_TO_LEFT, drawings } from './drawings.tsx';

const root = join(import.meta.dirname, '../..');
const locales = join(root, 'packages/ui/src/locales');
const posts = globSync(join(root, 'docs/content/en/blog/*.md')).map((file) => ({
  slug: basename(file, '.md').replace(/^\d+\./u, ''),
  text: readFileSync(file, 'utf8'),
}));

test('every post has a drawing', () => {
  expect(Object.keys(drawings).sort()).toEqual(posts.map(({ slug }) => slug).sort());
});

test.for([
  ['react-on-intent', ['10.0 kB', '2.4 kB were', '58.0 kB']],
  ['prose-travels-once', ['47.3 kB', '68.9 kB']],
  ['fifty-four-languages', ['54 languages']],
] as const)('the figures in the drawing of %s are those of the post', ([slug, figures]) => {
  const text = posts.find((post) => post.slug === slug)?.text ?? '';
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

test('the lines of the drawing of the languages are as long as their messages', () => {
  const codes = readdirSync(locales)
    .map((file) => basename(file, '.json'))
    .sort();
  const lengths = codes.map((code) => {
    const messages = JSON.parse(readFileSync(join(locales, `${code}.json`), 'utf8')) as Record<string, string>;
    return Array.from(messages['notFound.title'] ?? '').length;
  });
  expect(MESSAGE_LENGTHS).toEqual(lengths);
  const rightToLeft = ['ar', 'ckb', 'fa_ir', 'he', 'ug_cn', 'ur'];
  expect(RIGHT_TO_LEFT).toEqual(rightToLeft.map((code) => codes.indexOf(code)));
});
