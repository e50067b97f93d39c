import { expect, test } from 'vitest';
import type { IconSet } from '../icon-data.ts';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import { addIcons } from './add-icons.ts';

const body = '<path d="M0"/>';
const set: IconSet = { prefix: 'test', icons: { dot: { body }, late: { body } }, width: 24, height: 24 };
const icon = { body, viewBox: '0 0 24 24' };

/** The icons that a payload gets, and how often the whole collection was needed for them. */
async function iconsOf(part: Partial<ResolvedPage>) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { default: set };
  };
  const change = addIcons({ known: { 'test:dot': icon }, collections: { test: load } });
  const { icons } = await change({ data: null, body: [], ...part } as unknown as ResolvedPage);
  return { icons, loads };
}

test('icons that data names travel with it, however deep they are named', async () => {
  const data = { features: [{ icon: 'test:dot' }, { icon: 'test:dot', title: 'Dot' }] };
  expect(await iconsOf({ data })).toEqual({ icons: { 'test:dot': icon }, loads: 0 });
});

test('so do those that components in the prose name', async () => {
  const node = { component: 'card', props: { icon: 'test:dot' }, slots: {} };
  expect(await iconsOf({ body: ['<p>test:late</p>', node] })).toEqual({ icons: { 'test:dot': icon }, loads: 0 });
});

test('one that the build did not know is looked up', async () => {
  expect(await iconsOf({ data: 'test:late' })).toEqual({ icons: { 'test:late': icon }, loads: 1 });
});

test.for([
  ['one that does not exist', { data: ['test:none'] }, {}],
  ['one of a collection that the site does not have', { data: ['other:dot'] }, undefined],
  ['a name inside a sentence', { data: ['see test:dot'] }, undefined],
  ['nothing', { data: null }, undefined],
] as const)('%s brings none', async ([, payload, expected]) => {
  expect((await iconsOf(payload)).icons).toEqual(expected);
});
