import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SocialCard } from '../social-card.ts';
import { createCardFonts } from './card-fonts.ts';
import { createCardMaker } from './card-maker.ts';
import { makePictures } from './make-pictures.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs');
const look = { paper: '#ffffff', accent: '#15803d', icon: undefined };
const card: SocialCard = {
  title: 'Start',
  above: '',
  below: '',
  site: 'Test',
  host: 'site.example',
  locale: 'en',
  lang: 'en',
  dir: 'ltr',
};

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-cards-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function createMaker(cache: string, paper = look.paper) {
  const fontsOf = createCardFonts({ root, cache, packages: {} });
  if (!fontsOf) throw new Error('The fonts of the theme are missing.');
  return createCardMaker({ cache, fontsOf, look: { ...look, paper } });
}

test('the same words are drawn once, now and in the next build', async () => {
  const cache = makeFolder();
  const first = createMaker(cache);
  const hash = await first.make(card);
  expect(await first.make({ ...card })).toBe(hash);
  expect(first.drawn()).toBe(1);
  const next = createMaker(cache);
  expect(await next.make(card)).toBe(hash);
  expect(next.drawn()).toBe(0);
});

test('other words or another look are another picture, and pictures that nobody wants go', async () => {
  const cache = makeFolder();
  const first = createMaker(cache);
  const names = [await first.make(card), await first.make({ ...card, title: 'End' })];
  expect(await createMaker(cache, '#eeeeee').make(card)).not.toBe(names[0]);
  writeFileSync(join(cache, 'note.txt'), 'not a picture');
  const last = createMaker(cache);
  await last.make(card);
  await last.prune();
  const left = readdirSync(cache).filter((file) => !file.endsWith('.ttf'));
  expect(left.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [`${names[0]}.png`, 'note.txt'].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('what cannot be written is told of once a language, and has the picture of the site', async () => {
  const warned: string[] = [];
  const russian = { ...card, locale: 'ru', lang: 'ru' };
  const pages = {
    '/en': card,
    '/ru': { ...russian, title: 'Да' },
    '/ru/docs': { ...russian, title: 'Нет' },
  };
  const made = await makePictures({ general: { ...card, title: 'Test' }, pages }, createMaker(makeFolder()), (text) =>
    warned.push(text),
  );
  expect(Object.keys(made.pages)).toEqual(['/en']);
  expect(made.general).toMatch(/^[\da-f]{16}$/u);
  expect(warned).toEqual([
    'No font for Д а Н е т in pictures for shared links (ru): those pages show the picture of the site. ' +
      "Install a package of Fontsource that has them and name it: socialPictures: { fonts: { ru: '@fontsource/…' } }.",
  ]);
});
