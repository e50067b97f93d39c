import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './image.tsx';
import type { ImageProps } from './image.tsx';
import { ImagesContext } from './images-context.ts';
import type { ImageLookup } from './images-context.ts';

const lookup: ImageLookup = (src, { sizes = '100vw' }) => ({
  src,
  width: 4,
  height: 3,
  srcSet: '/s 320w',
  sizes,
  ...(src === '/blurred' && { blur: 'data:x' }),
  ...(src === '/both' && { better: [{ type: 'image/avif', srcSet: '/b 320w' }] }),
});

function draw(props: ImageProps): string {
  return renderToStaticMarkup(
    <ImagesContext value={lookup}>
      <Image {...props} />
    </ImagesContext>,
  );
}

test('loads an image lazily and reserves its space', () => {
  expect(draw({ src: '/a', alt: 'A', sizes: '50vw' })).toBe(
    '<span class="image"><img alt="A" loading="lazy" decoding="async" src="/a" width="4" height="3" srcSet="/s 320w" sizes="50vw"/></span>',
  );
});

test('loads a priority image eagerly', () => {
  const html = draw({ src: '/a', alt: '', priority: true });
  expect(html).toContain('loading="eager" fetchPriority="high"');
});

test('hides the blurred preview from screen readers', () => {
  expect(draw({ src: '/blurred', alt: 'A', className: 'wide' })).toMatch(
    /^<span class="image wide"><img class="image-blur" src="data:x" alt="" aria-hidden="true" width="0" height="0"\/><img alt="A"/u,
  );
});

test('lists better formats first', () => {
  expect(draw({ src: '/both', alt: 'A' })).toContain(
    '<picture><source type="image/avif" srcSet="/b 320w" sizes="100vw"/><img alt="A"',
  );
});

test('uses the given source and size without a provider', () => {
  expect(renderToStaticMarkup(<Image src="/a" alt="A" width={8} height={6} />)).toBe(
    '<span class="image"><img alt="A" loading="lazy" decoding="async" src="/a" width="8" height="6"/></span>',
  );
});
