import { escapeHtml, isElement } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import type { KnownImages } from '../image-metadata.ts';
import { buildSources } from '../image-sources.ts';
import type { ImageSources } from '../image-sources.ts';
import { listedPath } from '../listed-path.ts';

type RenderImage = NonNullable<RenderMap['image']>;
type Attributes = Record<string, string | number | undefined>;

/** Displayed width of an image in the text: the column, or the window if it is narrower. */
const PROSE_SIZES = '100vw md:45rem';

/** The blurred preview takes up no space: without the default style sheet it is invisible. */
const BLUR_ATTRIBUTES = { class: 'image-blur', alt: '', 'aria-hidden': 'true', width: 0, height: 0 };

/**
 * Creates a function that renders the images of a text. Images that the build has converted get sources in all sizes,
 * and reserve their space.
 */
export function createImageRenderer(images: KnownImages): (nodes: readonly TreeNode[]) => RenderImage {
  return (nodes) => {
    const firstSrc = srcOfOpeningImage(nodes);
    return ({ src: writtenSrc = '', alt = '', width, height, class: className, ...rest }) => {
      const src = listedPath(writtenSrc, (address) => Object.hasOwn(images, address));
      const metadata = Object.hasOwn(images, src) ? images[src] : undefined;
      const size = { width: pixels(width), height: pixels(height) };
      const sizes = size.width === undefined ? PROSE_SIZES : undefined;
      const isFirst = writtenSrc === firstSrc;
      const sources = buildSources(src, metadata, { ...size, sizes });
      return renderSources(sources, className, {
        alt,
        loading: isFirst ? 'eager' : 'lazy',
        decoding: 'async',
        ...(isFirst && { fetchpriority: 'high' }),
        ...rest,
      });
    };
  };
}

/**
 * Returns the URL of the image with which a text begins. It is visible immediately; all other images are loaded lazily.
 */
function srcOfOpeningImage(nodes: readonly TreeNode[]): string | undefined {
  const [first] = nodes;
  if (first === undefined || !isElement(first)) return undefined;
  const [tag, { src }, ...children] = first;
  if (tag !== 'img') return srcOfOpeningImage(children);
  return typeof src === 'string' ? src : undefined;
}

function pixels(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/u.test(text) ? Number(text) : undefined;
}

function renderSources(sources: ImageSources, className: string | undefined, attributes: Attributes): string {
  const { src, srcSet, sizes, width, height, better = [], blur } = sources;
  const img = open('img', { src, srcset: srcSet, sizes, width, height, ...attributes });
  const formats = better.map(({ type, srcSet: srcset }) => open('source', { type, srcset, sizes }));
  const picture = formats.length > 0 ? `<picture>${formats.join('')}${img}</picture>` : img;
  const before = blur === undefined ? '' : open('img', { ...BLUR_ATTRIBUTES, src: blur });
  return `${open('span', { class: className === undefined ? 'image' : `image ${className}` })}${before}${picture}</span>`;
}

function open(tag: string, attributes: Attributes): string {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${tag}${entries.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('')}>`;
}
