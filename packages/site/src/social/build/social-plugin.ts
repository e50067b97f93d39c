import type { NitroModule } from 'nitro/types';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../../app/site.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';
import { isPrerendered, isServer } from '../../vite/hosts/choose-preset.ts';
import type { FontsConfig } from '../../theme/fonts/resolve-fonts.ts';
import { KIT_FOLDER } from '../drawing-kit.ts';
import { CARD_LIST } from '../social-card.ts';
import type { ListedCard } from '../social-card.ts';
import { createKitFiles } from './kit-files.ts';
import type { KitFiles } from './kit-files.ts';

/** Options of `socialPlugin`. */
export interface SocialPluginOptions {
  config: { fonts?: Record<string, string> } | false;
  site: Site;
  /** Typefaces of the theme. */
  fonts: FontsConfig;
  preset: Preset;
  root: string;
  /** Folder in which the kit and rendered images are cached. */
  cache: string;
}

/**
 * Prepares social images. A server gets a kit and renders images on the first request. A static build renders the
 * images that its pages reference. For serverless hosts, the build renders the images of all pages. The dev server has
 * no social images.
 */
export function socialPlugin(options: SocialPluginOptions): Plugin {
  const { config, site, fonts, preset, root, cache } = options;
  // Previews and demos are not indexed or shared, so they need no images.
  const isOff = config === false || site.url === undefined || process.env['RECTO_NOINDEX'] === '1';
  let [publicDir, isDev] = ['', false];
  let files: Promise<KitFiles | Error> | undefined;

  const prepare = async (): Promise<KitFiles> => {
    // Loaded on demand, because a dev server never renders images.
    const { buildKit } = await import('./build-kit.ts');
    const packages = (config !== false && config.fonts) || {};
    const kit = await buildKit({ ...fonts, site, publicDir, cache, root, packages });
    if (!kit) throw new Error('the fonts of @recto/ui are not installed');
    return await createKitFiles(kit);
  };

  return {
    name: 'recto:social',
    sharedDuringBuild: true,
    configResolved(resolved) {
      isDev = resolved.command === 'serve';
      publicDir = resolved.publicDir;
    },
    buildStart() {
      // Runs in parallel with the bundling. An error is reported where the result is used.
      if (!isDev && !isOff) files ??= prepare().catch((error: unknown) => toError(error));
    },
    nitro: kitModule(preset, async () => await files),
  };
}

function kitModule(preset: Preset, prepared: () => Promise<KitFiles | Error | undefined>): NitroModule {
  const isFunction = !isServer(preset) && !isPrerendered(preset);
  return {
    name: 'recto:social',
    setup(nitro) {
      const { options, hooks, logger } = nitro;
      if (options.dev || options.preset === 'nitro-prerender') return;
      const warn = (text: string): void => {
        logger.warn(text);
      };
      let files: KitFiles | undefined;
      hooks.hook('prerender:routes', async (routes) => {
        const result = await prepared();
        if (result instanceof Error) warn(`Social images are not available: ${result.message}.`);
        if (!result || result instanceof Error) return;
        files = result;
        process.env['RECTO_SOCIAL_FOLDER'] = files.folder;
        if (isServer(preset)) return;
        files.publish(options.output.publicDir);
        if (isFunction) routes.add(CARD_LIST);
      });
      hooks.hook('prerender:generate', async (route) => {
        if (route.route !== CARD_LIST) return;
        route.skip = true;
        await files?.renderAll(JSON.parse(route.contents ?? '[]') as ListedCard[], options.output.publicDir, warn);
      });
      hooks.hook('prerender:done', ({ prerenderedRoutes }) => {
        if (isPrerendered(preset)) files?.prune(prerenderedRoutes.map(({ route }) => route));
      });
      hooks.hook('compiled', ({ options: { output } }) => {
        if (isPrerendered(preset)) return;
        files?.copy(join(output.serverDir, KIT_FOLDER), { isDrawing: isServer(preset) });
      });
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
