import { expect, test } from 'vitest';
import { findPublishedMedia } from './published-media.ts';

const FOLDERS = { content: 'content', public: 'public' };
const CUP = '/_assets/cup.0123456789.png';

test.for([
  ['a picture', '![Cup](cup.png)', CUP, [['content/en/cup.png', CUP]]],
  ['a field', '---\ncover: ./cup.png\n---\n', { cover: CUP }, [['content/en/cup.png', CUP]]],
  ['a site with a base path', '![Cup](cup.png)', `/site${CUP}`, [['content/en/cup.png', `/site${CUP}`]]],
  ['an unpublished picture', '![Cup](cup.png)', '/_assets/pot.0123456789.png', []],
  ['a public picture', '![Cup](/cup.png)', '/cup.png', []],
  ['two pictures with the same name', '![A](a/cup.png) ![B](b/cup.png)', [CUP, '/_assets/cup.abcdef0123.png'], []],
] as const)('%s', ([, text, published, expected]) => {
  expect([...findPublishedMedia('content/en/page.md', text, published, FOLDERS)]).toEqual(expected);
});
