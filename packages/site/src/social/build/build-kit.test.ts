import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { manyLanguages } from '../../../fixtures/test-app.tsx';
import { imagePath, imageName } from '../image-path.ts';
import { openKit } from '../drawing-kit.ts';
import { createSocialImages } from '../server/create-social-images.ts';
import type { Drawer } from '../server/drawer.ts';
import { createDrawer } from '../server/drawer.ts';
import { findFontSources } from './font-sources.ts';
import { createKitFiles } from './kit-files.ts';
import { buildKit } from './build-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-kit-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs');
const site = { ...manyLanguages, url: 'https://site.example' };
const fonts = { heading: 'Newsreader', body: 'Inter' };
const cache = join(folder, 'cache');
const options = { ...fonts, root, site, publicDir: folder, cache, packages: {} };
const kit = (await buildKit(options)) ?? raise();
const files = await createKitFiles(kit);
const limits = { threads: 1, waiting: 10, maxBytes: { memory: 1e6, disk: 1e6 } };
const card = { ...kit.general, title: 'Start' };

function raise(): never {
  throw new Error('The fonts of the theme are missing.');
}

/** Creates the image store of the kit, and records the titles of rendered cards. */
function open(warn: (text: string) => void = () => undefined) {
  const drawn: string[] = [];
  const drawer = createDrawer({ folder: kit.folder, ...limits });
  const counting: Drawer = {
    ...drawer,
    draw: async (one) => {
      drawn.push(one.title);
      return await drawer.draw(one);
    },
  };
  return { ...createSocialImages({ kit, ...limits, warn, drawer: counting }), drawn };
}

test('renders an image once for all requests, also after a restart', async () => {
  const first = open();
  const [one, other] = await Promise.all([first.find(card), first.find({ ...card })]);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(other).toBe(one);
  expect(await first.find(card)).toBe(one);
  expect(first.drawn).toEqual(['Start']);
  await first.close();
  const next = open();
  expect(await next.find(card)).toEqual(one);
  expect(next.drawn).toEqual([]);
});

test('warns once per locale about missing characters and uses the general image', async () => {
  const warned: string[] = [];
  const { find, close } = open((text) => warned.push(text));
  const russian = { ...card, locale: 'en' };
  const general = await find(kit.general);
  expect(await find({ ...russian, title: 'Да' })).toEqual(general);
  expect(await find({ ...russian, title: 'Нет' })).toEqual(general);
  await close();
  expect(warned).toEqual([
    'No font has the characters Д а, which social images need (en). Pages with these characters show the general image of the site. ' +
      "Install a Fontsource package that has them and configure it: socialImages: { fonts: { en: '@fontsource/…' } }.",
  ]);
});

test('the next build reuses the kit, and another theme replaces it', async () => {
  const folderOf = async (change: object): Promise<string | undefined> =>
    (await buildKit({ ...options, cache: join(folder, 'other'), ...change }))?.folder;
  const first = await folderOf({});
  expect(await folderOf({})).toBe(first);
  const red = await folderOf({ site: { ...site, colors: { primary: 'red' } } });
  expect(red).not.toBe(first);
  expect(readdirSync(join(folder, 'other'))).toHaveLength(1);
});

test('copies everything that a server needs for rendering', async () => {
  const to = join(folder, 'server', 'social');
  files.copy(to, { isDrawing: true });
  const moved = openKit(to) ?? raise();
  expect(readdirSync(join(to, 'pictures'))).toEqual([`${imageName(kit.version, kit.general)}.png`]);
  const drawer = createDrawer({ folder: to, ...limits });
  const drawn = await drawer.draw({ ...card, title: 'Moved' });
  await drawer.close();
  expect(await sharp(drawn?.png).metadata()).toMatchObject({ width: 1200 });
  expect(moved.drawn).toBeUndefined();
  const notices = JSON.parse(readFileSync(join(to, 'notices.json'), 'utf8')) as { name: string }[];
  expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['satori', '@resvg/resvg-js']));
});

test('copies the names of the rendered images for serverless functions', async () => {
  const [publicFolder, to] = [join(folder, 'public'), join(folder, 'function')];
  const address = imagePath(imageName(kit.version, card), '/en/日本');
  await files.renderAll([{ address, card }], publicFolder, () => undefined);
  files.publish(publicFolder);
  expect(existsSync(join(publicFolder, decodeURIComponent(address)))).toBe(true);
  expect(existsSync(join(publicFolder, imagePath(imageName(kit.version, kit.general))))).toBe(true);
  files.copy(to, { isDrawing: false });
  expect(openKit(to)?.drawn).toEqual(new Set([imageName(kit.version, card)]));
  expect(readdirSync(to).toSorted()).toEqual(['drawn.json', 'kit.json']);
});

test('removes images that no page references any more from the cache', () => {
  const pictures = join(kit.folder, 'pictures');
  writeFileSync(join(pictures, 'aaaaaaaaaaaaaaaa.png'), '');
  const keptNames = [imageName(kit.version, kit.general), imageName(kit.version, card)];
  files.prune([`/below/_social/en.${keptNames[1]}.png`, '/below/en']);
  expect(readdirSync(pictures).toSorted()).toEqual(keptNames.map((name) => `${name}.png`).toSorted());
});

test.for([
  [{ heading: 'Inter' }, 'Inter', 600],
  [{ heading: 'system' }, 'Inter', 600],
  [{ heading: '@fontsource-variable/newsreader' }, 'Newsreader', 600],
  [{ heading: ['@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff2'] }, 'Noto Serif', 600],
] as const)('renders titles in the typeface of the site: %j', async ([settings, family, weight]) => {
  const kit = await buildKit({ ...options, ...settings, cache: join(folder, 'own'), root: join(root, '..') });
  const [index = -1] = kit?.languages['en']?.title ?? [];
  const font = kit?.fonts[index];
  expect(font?.family).toContain(family);
  expect(font?.weight).toBe(weight);
});

test('the error for a missing font states how to install it', async () => {
  const locales = [{ code: 'th' }];
  await expect(
    findFontSources({ ...fonts, root, locales, packages: { th: '@fontsource/no-such-font' } }),
  ).rejects.toThrow('The font @fontsource/no-such-font is not installed. Run: npm install @fontsource/no-such-font');
  expect(await findFontSources({ ...fonts, root: tmpdir(), locales, packages: {} })).toBeUndefined();
});
