import { escapeHtml, isElement } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import type { KnownImages } from '../image-facts.ts';
import { buildSources } from '../image-sources.ts';
import type { ImageSources } from '../image-sources.ts';
import { knownAddress } from '../known-address.ts';

type RenderImage = NonNullable<RenderMap['image']>;
type Attributes = Record<string, string | number | undefined>;

/** How wide a picture in prose is shown: the column, or the window where that is narrower. */
const PROSE_SIZES = '100vw md:45rem';

/** A blurred picture takes no room of its own: a site whose style sheet does not place it will not see it. */
const LIKENESS = { class: 'image-blur', alt: '', 'aria-hidden': 'true', width: 0, height: 0 };

/** Draws the pictures of a text: those the build knows come in the size that is needed, and keep their place free. */
export function createImageRenderer(images: KnownImages): (nodes: readonly TreeNode[]) => RenderImage {
  return (nodes) => {
    const opening = openingSource(nodes);
    return ({ src: named = '', alt = '', width, height, class: frame, ...rest }) => {
      const src = knownAddress(named, (address) => Object.hasOwn(images, address));
      const facts = Object.hasOwn(images, src) ? images[src] : undefined;
      const own = { width: pixels(width), height: pixels(height) };
      const sizes = own.width === undefined ? PROSE_SIZES : undefined;
      const isFirst = named === opening;
      const sources = buildSources(src, facts, { ...own, sizes });
      return renderSources(sources, frame, {
        alt,
        loading: isFirst ? 'eager' : 'lazy',
        decoding: 'async',
        ...(isFirst && { fetchpriority: 'high' }),
        ...rest,
      });
    };
  };
}

/** A picture that the text begins with is seen at once; whatever comes later can wait until it is near. */
function openingSource(nodes: readonly TreeNode[]): string | undefined {
  const [first] = nodes;
  if (first === undefined || !isElement(first)) return undefined;
  const [tag, { src }, ...children] = first;
  if (tag !== 'img') return openingSource(children);
  return typeof src === 'string' ? src : undefined;
}

function pixels(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/u.test(text) ? Number(text) : undefined;
}

function renderSources(sources: ImageSources, frame: string | undefined, attributes: Attributes): string {
  const { src, srcSet, sizes, width, height, better = [], blur } = sources;
  const picture = open('img', { src, srcset: srcSet, sizes, width, height, ...attributes });
  const formats = better.map(({ type, srcSet: srcset }) => open('source', { type, srcset, sizes }));
  const whole = formats.length > 0 ? `<picture>${formats.join('')}${picture}</picture>` : picture;
  const before = blur === undefined ? '' : open('img', { ...LIKENESS, src: blur });
  return `${open('span', { class: frame === undefined ? 'image' : `image ${frame}` })}${before}${whole}</span>`;
}

function open(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${tag}${written.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('')}>`;
}
