import { expect, test } from 'vitest';
import { imagePath, imageName, parseImagePath } from './image-path.ts';
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
  expect(imagePath(name, path)).toBe(address);
  expect(parseImagePath(decodeURIComponent(address))).toEqual({ name, path });
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
  expect(parseImagePath(address)).toBeUndefined();
});

test('another text, language or version has another name', () => {
  const names = [
    imageName('1', card),
    imageName('2', card),
    imageName('1', { ...card, title: 'End' }),
    imageName('1', { ...card, lang: 'de' }),
  ];
  expect(new Set(names).size).toBe(4);
  expect(imageName('1', { ...card })).toBe(names[0]);
});
