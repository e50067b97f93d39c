import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { IMAGE_FORMAT, IMAGE_QUALITY } from '../constants.ts';
import type { ImageMetadata, ImageFormat } from '../image-metadata.ts';
import { isImage, listImages, stampImages } from './list-images.ts';
import type { ImageFile } from './list-images.ts';
import { createImageConverter } from './image-converter.ts';
import { serveImages } from './serve-images.ts';
import { createSiteImages } from './site-images.ts';
import { isThirdParty } from '../../vite/recto-packages.ts';
import { VIRTUAL_ID } from '../../vite/virtual-id.ts';

interface ImagesConfig {
  /**
   * Formats that images are converted to, the preferred one first: `['avif', 'webp']` takes longer and saves a third of
   * the bytes.
   */
  formats?: readonly ImageFormat[];
  /** Quality of converted images, from 1 to 100. */
  quality?: number;
}

/** Options of `imagesPlugin`. */
export interface ImagesPluginOptions extends ImagesConfig {
  /** Cache folder for converted images. */
  cache: string;
}

const IMAGES = 'virtual:recto/images';
const STORE = 'virtual:recto/image-store';
const store = fileURLToPath(new URL('../image-store.ts', import.meta.url));
const ownFolder = fileURLToPath(new URL('../../', import.meta.url));
/** Files with components; paths in other files are usually not images of a page. */
const SCRIPT = /\.[jt]sx(?:\?recto-actual)?$/u;
const LITERAL = /(['"])(\/[^'"\s]+\.(?:avif|gif|jpe?g|png|svg|webp))\1/iu;

/**
 * Converts the images of the public folder to the widths that screens need; images beside content are converted with
 * the content. A development server converts both. The server has the data of all images; a module that names an image
 * in a string gets its data, as payloads do.
 */
export function imagesPlugin({ cache, formats = [IMAGE_FORMAT], quality = IMAGE_QUALITY }: ImagesPluginOptions) {
  let publicDir = '';
  let assets: () => Iterable<readonly [src: string, file: string]> = () => [];
  const list = (): ImageFile[] => [
    ...listImages(publicDir),
    ...[...assets()].filter(([, file]) => isImage(file)).map(([src, file]) => ({ src, file })),
  ];
  const siteImages = createSiteImages(createImageConverter({ cache: join(cache, 'images'), formats, quality }), list);
  const stamp = (): string => stampImages(list());

  const plugin: Plugin = {
    name: 'recto:images',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      publicDir = config.publicDir;
    },
    resolveId: {
      filter: { id: VIRTUAL_ID },
      handler(id) {
        if (id === IMAGES) return `\0${IMAGES}`;
        return id === STORE ? this.resolve(store) : undefined;
      },
    },
    async load(id) {
      if (id !== `\0${IMAGES}`) return undefined;
      return `export const images = ${JSON.stringify(await metadataFor(this.environment.mode))};`;
    },
    transform: {
      filter: { id: SCRIPT, code: LITERAL },
      async handler(code, id) {
        if (isThirdParty(id) || id.startsWith(ownFolder)) return undefined;
        const metadata = await metadataFor(this.environment.mode);
        const sources = [...code.matchAll(new RegExp(LITERAL, 'giu'))].map(({ 2: src = '' }) => src);
        const entries = sources.flatMap((src) => (metadata[src] ? [[src, metadata[src]] as const] : []));
        if (entries.length === 0) return undefined;
        const json = JSON.stringify(Object.fromEntries(entries));
        // Appended, so that lines of the module do not move.
        return {
          code: `${code}\nimport { addImages as addRectoImages } from '${STORE}';\naddRectoImages(${json});\n`,
          map: null,
        };
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, file] of (await siteImages.convert()).files) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(file) });
      }
    },
    configureServer(server) {
      serveImages(server, { find: async (path) => await siteImages.find(path), stamp, module: `\0${IMAGES}` });
    },
  };

  const metadataFor = async (mode: string): Promise<Record<string, ImageMetadata>> =>
    mode === 'dev' ? await siteImages.measure(console.error) : (await siteImages.convert()).metadata;

  /** Sets the images beside content, for a development server. */
  const useAssets = (list: typeof assets): void => {
    assets = list;
  };
  return { plugin, useAssets };
}
