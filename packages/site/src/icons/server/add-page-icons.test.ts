import { expect, test } from 'vitest';
import type { IconSet } from '../icon-data.ts';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import { addPageIcons } from './add-page-icons.ts';

const body = '<path d="M0"/>';
const set: IconSet = { prefix: 'test', icons: { dot: { body }, late: { body } }, width: 24, height: 24 };
const icon = { body, viewBox: '0 0 24 24' };

/** Returns the icons that a payload gets, and how often the collection was loaded. */
async function iconsOf(part: Partial<ResolvedPage>) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { default: set };
  };
  const change = addPageIcons({ known: { 'test:dot': icon }, collections: { test: load } });
  const { icons } = await change({ data: null, body: [], ...part } as unknown as ResolvedPage);
  return { icons, loads };
}

test('adds icons in data, at any depth', async () => {
  const data = { features: [{ icon: 'test:dot' }, { icon: 'test:dot', title: 'Dot' }] };
  expect(await iconsOf({ data })).toEqual({ icons: { 'test:dot': icon }, loads: 0 });
});

test('adds icons of components in the text', async () => {
  const node = { component: 'card', props: { icon: 'test:dot' }, slots: {} };
  expect(await iconsOf({ body: ['<p>test:late</p>', node] })).toEqual({ icons: { 'test:dot': icon }, loads: 0 });
});

test('looks up an icon that the build did not find', async () => {
  expect(await iconsOf({ data: 'test:late' })).toEqual({ icons: { 'test:late': icon }, loads: 1 });
});

test.for([
  ['an icon that does not exist', { data: ['test:none'] }, {}],
  ['an icon of a collection that the site does not have', { data: ['other:dot'] }, undefined],
  ['a name inside a sentence', { data: ['see test:dot'] }, undefined],
  ['nothing', { data: null }, undefined],
] as const)('%s adds none', async ([, payload, expected]) => {
  expect((await iconsOf(payload)).icons).toEqual(expected);
});
