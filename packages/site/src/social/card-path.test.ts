import { expect, test } from 'vitest';
import { cardPath, nameOfCard, parseCardPath } from './card-path.ts';
import type { SocialCard } from './social-card.ts';

const name = '0123456789abcdef';
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

test.for([
  ['/', `/_social/${name}.png`],
  ['/en/docs', `/_social/en/docs.${name}.png`],
  ['/docs/v1.2', `/_social/docs/v1.2.${name}.png`],
  ['/en/日本 100%', `/_social/en/%E6%97%A5%E6%9C%AC%20100%25.${name}.png`],
])('the image of %s is at %s', ([path = '', address = '']) => {
  expect(cardPath(name, path)).toBe(address);
  expect(parseCardPath(decodeURIComponent(address))).toEqual({ name, path });
});

test.for([
  '/_social',
  '/_social/',
  `/_social/${name}`,
  `/_social/${name}0.png`,
  `/_social/${name.toUpperCase()}.png`,
  `/_social/en.${name}.jpg`,
  `/_social/en${name}.png`,
  `/other/${name}.png`,
  `/_social/.${name}.png`,
])('%s is not an image', (address) => {
  expect(parseCardPath(address)).toBeUndefined();
});

test('another text, language or version has another name', () => {
  const names = [
    nameOfCard('1', card),
    nameOfCard('2', card),
    nameOfCard('1', { ...card, title: 'End' }),
    nameOfCard('1', { ...card, lang: 'de' }),
  ];
  expect(new Set(names).size).toBe(4);
  expect(nameOfCard('1', { ...card })).toBe(names[0]);
});
