import { BASE } from '../../app/base-path.ts';
import type { ImageMetadata, KnownImages } from '../image-metadata.ts';
import { listedPath } from '../listed-path.ts';
import type { ChangePage } from '../../payload/resolved-page.ts';

/**
 * Adds the data of images in the data of a page to its payload, so that a browser renders them as the server does. With
 * a base path, their paths get it, so that any `img` can show them.
 */
export function addPageImages(images: KnownImages, base = BASE): ChangePage {
  return (page) => {
    const pageImages: Record<string, ImageMetadata> = {};
    const addressOf = (text: string): string | undefined => {
      if (!text.startsWith('/')) return undefined;
      const path = listedPath(text, (address) => Object.hasOwn(images, address), base);
      return Object.hasOwn(images, path) ? path : undefined;
    };
    eachText([page.data, page.body], (text) => {
      const path = addressOf(text);
      const metadata = path === undefined ? undefined : images[path];
      if (path !== undefined && metadata) pageImages[path] = metadata;
    });
    if (Object.keys(pageImages).length === 0) return page;
    if (base === '') return { ...page, images: pageImages };
    const withBase = (text: string): string => {
      const path = addressOf(text);
      return path === undefined ? text : base + path;
    };
    const data = mapTexts(page.data, withBase);
    return { ...page, data, images: pageImages };
  };
}

function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) eachText(inner, visit);
}

/** Returns a copy with every text changed, at any depth. Values other than plain objects and lists are not changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
