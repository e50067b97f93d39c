import { compileBody } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { expect, test } from 'vitest';
import { createImageRenderer } from './render-image.ts';

const name = 'a.0123456789';
const renderer = createImageRenderer({
  '/a.png': { width: 1440, height: 900, name, made: { webp: [1536] }, blur: 'data:image/webp;base64,AA' },
  '/a.svg': { width: 24, height: 12 },
});

function compile(...nodes: TreeNode[]): string {
  const body = compileBody(nodes, { interactive: {}, trees: {}, image: renderer(nodes) });
  return body.filter((node) => typeof node === 'string').join('');
}

test('renders an image of the site with all attributes', () => {
  expect(compile('Words. ', ['img', { src: '/a.png', alt: 'A "page"' }])).toBe(
    'Words. <span class="image"><img class="image-blur" alt="" aria-hidden="true" width="0" height="0" src="data:image/webp;base64,AA">' +
      `<img src="/a.png" srcset="/_image/1536/${name}.webp 1440w" sizes="(min-width: 768px) 45rem, 100vw" ` +
      'width="1440" height="900" alt="A &quot;page&quot;" loading="lazy" decoding="async"></span>',
  );
});

test('loads only an image at the beginning of the text eagerly', () => {
  const html = compile(['p', {}, ['img', { src: '/a.svg' }]], ['p', {}, ['img', { src: '/a.png' }]]);
  expect(html).toMatch(/\/a\.svg".* loading="eager" decoding="async" fetchpriority="high"/u);
  expect(html).toMatch(/\/a\.png".* loading="lazy" decoding="async">/u);
});

test('prefers allowed attributes of the author', () => {
  const html = compile('x', ['img', { src: '/a.png', width: 400, loading: 'eager', class: 'wide', onerror: 'x()' }]);
  expect(html).toContain(`srcset="/_image/1536/${name}.webp 1x" width="400" height="250"`);
  expect(html).toContain('<span class="image wide">');
  expect(html).toContain('loading="eager" decoding="async">');
  expect(html).not.toContain('onerror');
});

test('renders an external image without conversion, and removes an unsafe URL', () => {
  expect(compile('x', ['img', { src: 'https://elsewhere.example/a.png', alt: 'x' }])).toBe(
    'x<span class="image"><img src="https://elsewhere.example/a.png" alt="x" loading="lazy" decoding="async"></span>',
  );
  expect(compile('x', ['img', { src: 'javascript:alert(1)' }])).not.toContain('javascript');
});
