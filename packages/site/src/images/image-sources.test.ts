import { expect, test } from 'vitest';
import { buildSources } from './image-sources.ts';

const name = 'a.0123456789';
const metadata = {
  width: 1440,
  height: 900,
  name,
  made: { webp: [320, 640, 1536] },
  blur: 'data:image/webp;base64,AA',
};
const at = (width: number, format = 'webp'): string => `/_image/${width}/${name}.${format}`;

test('lists all widths with sizes; the widest has its real width', () => {
  expect(buildSources('/a.png', metadata, { sizes: '100vw md:45rem' })).toEqual({
    src: '/a.png',
    width: 1440,
    height: 900,
    srcSet: `${at(320)} 320w, ${at(640)} 640w, ${at(1536)} 1440w`,
    sizes: '(min-width: 768px) 45rem, 100vw',
    blur: 'data:image/webp;base64,AA',
  });
});

test('uses densities for a fixed width, and derives the height', () => {
  expect(buildSources('/a.png', metadata, { width: 320 })).toMatchObject({
    width: 320,
    height: 200,
    srcSet: `${at(320)} 1x, ${at(640)} 2x`,
  });
  expect(buildSources('/a.png', metadata, { width: 320 })).not.toHaveProperty('sizes');
  expect(buildSources('/a.png', metadata, { height: 90 })).toMatchObject({ width: 144, height: 90 });
});

test('uses one density if there is no larger file', () => {
  expect(buildSources('/a.png', metadata, { width: 1200 }).srcSet).toBe(`${at(1536)} 1x`);
});

test('adds the original if no converted width is as large', () => {
  const light = { ...metadata, made: { webp: [320] } };
  expect(buildSources('/a.png', light).srcSet).toBe(`${at(320)} 320w, /a.png 1440w`);
  const huge = { ...metadata, width: 6000, height: 4000, made: { webp: [3072] } };
  expect(buildSources('/a.png', huge).srcSet).toBe(`${at(3072)} 3072w`);
});

test('lists a better format first, for browsers that support it', () => {
  const both = { ...metadata, made: { avif: [1536], webp: [640, 1536] } };
  const { better, srcSet } = buildSources('/a.png', both);
  expect(better).toEqual([{ type: 'image/avif', srcSet: `${at(1536, 'avif')} 1440w` }]);
  expect(srcSet).toBe(`${at(640)} 640w, ${at(1536)} 1440w`);
});

test('keeps the size of an unconverted image, and uses only the given size of an unknown one', () => {
  expect(buildSources('/a.svg', { width: 24, height: 12 }, { width: 48 })).toEqual({
    src: '/a.svg',
    width: 48,
    height: 24,
  });
  expect(buildSources('https://elsewhere.example/a.png', undefined, { width: 10 })).toEqual({
    src: 'https://elsewhere.example/a.png',
    width: 10,
    height: undefined,
  });
});

test('adds the base path, except to URLs that have it or are of another site', () => {
  const metadata = { width: 800, height: 400, name: 'a.0123456789', made: { webp: [640] } };
  expect(buildSources('/a.png', metadata, {}, '/below')).toMatchObject({
    src: '/below/a.png',
    srcSet: '/below/_image/640/a.0123456789.webp 640w, /below/a.png 800w',
  });
  const unknown = ['/b.png', '/below/assets/c.png', '//away.example/d.png', 'data:,', 'https://away.example/e.png'];
  expect(unknown.map((src) => buildSources(src, undefined, {}, '/below').src)).toEqual([
    '/below/b.png',
    ...unknown.slice(1),
  ]);
});
