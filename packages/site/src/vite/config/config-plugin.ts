import { resolve } from 'node:path';
import { mergeConfig, normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { findClientFiles } from './find-client-files.ts';
import {
  MESSAGES,
  generateApp,
  generateBoot,
  generateGuards,
  generateMarkdown,
  generatePalette,
  generateServer,
  generateStaticComponents,
  generateMessages,
} from './generate-modules.ts';
import { listComponents } from './list-components.ts';
import { withConfigLines } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';
import { loadTheme } from './load-theme.ts';
import { renderBanner } from './render-banner.ts';
import { writeStyles } from './write-styles.ts';
import { writeTypes } from './write-types.ts';
import { VIRTUAL_ID } from '../virtual-id.ts';

const APP = 'virtual:recto/app';
const SERVER = 'virtual:recto/server';
const STYLES = 'virtual:recto/styles';
const BOOT = 'virtual:recto/boot';
const GUARDS = 'virtual:recto/guards';
const MARKDOWN = 'virtual:recto/markdown';
const PALETTE = 'virtual:recto/palette';
const STATIC_COMPONENTS = 'virtual:recto/static-components';
const GENERATED = /^\0virtual:recto\/(?:app|boot|guards|markdown|messages|palette|server|static-components)\.js$/u;
const NAMES = new Set([APP, BOOT, GUARDS, MARKDOWN, PALETTE, SERVER, STATIC_COMPONENTS, MESSAGES]);

/** Provides the virtual modules that are generated from the configuration, and writes styles and types. */
export async function configPlugin(site: LoadedSite, root: string): Promise<Plugin> {
  const theme = await withConfigLines(root, async () => await loadTheme(root, site));
  const styles = writeStyles(root, site.config, theme);
  writeTypes(root, site);
  const content = `${normalizePath(resolve(root, site.config.content.folder))}/`;
  return {
    name: 'recto:config',
    sharedDuringBuild: true,
    // Vite ignores plugins that a plugin adds here.
    config: () =>
      mergeConfig({ ...site.config.vite, plugins: [] }, { worker: { plugins: () => [markdownPlugin(site)] } }),
    configResolved({ logger }) {
      for (const warning of theme.warnings) logger.warnOnce(warning);
    },
    resolveId: {
      order: 'pre',
      filter: { id: VIRTUAL_ID },
      handler(id) {
        // The extension lets other plugins process it as code, for example to add icons.
        if (NAMES.has(id)) return `\0${id}.js`;
        const isStyled = this.environment.name === 'client' || this.environment.mode === 'dev';
        return id === STYLES && isStyled ? styles : undefined;
      },
    },
    configureServer(server) {
      server.ws.on('recto:policy', ({ message }: { message?: unknown }) => {
        server.config.logger.warn(String(message), { timestamp: true });
      });
      let timer: NodeJS.Timeout | undefined;
      // Delayed, since a git checkout adds and removes many files at once.
      const describePaths = (file: string): void => {
        if (!normalizePath(file).startsWith(content)) return;
        clearTimeout(timer);
        timer = setTimeout(() => writeTypes(root, site), 200).unref();
      };
      server.watcher.on('add', describePaths).on('unlink', describePaths);
    },
    hotUpdate: {
      order: 'pre',
      // Tailwind reads classes in content files. If one changes, Tailwind and Nitro would reload the page, although
      // only
      // styles change.
      handler({ file, modules }) {
        if (!file.startsWith(content)) return undefined;
        const isBrowser = this.environment.name === 'client';
        return modules.flatMap((module) => {
          if (module.id !== null) return [module];
          return isBrowser ? [...module.importers] : [];
        });
      },
    },
    load: {
      filter: { id: GENERATED },
      async handler(id) {
        if (id.includes(BOOT)) return generateBoot(site);
        if (id.includes(MARKDOWN)) return generateMarkdown(site);
        if (id.includes(MESSAGES)) return generateMessages(site);
        if (id.includes(PALETTE)) return generatePalette(site);
        if (id.includes(GUARDS)) return generateGuards(site);
        const isDev = this.environment.mode === 'dev';
        const components = listComponents(root, isDev);
        if (id.includes(STATIC_COMPONENTS)) return generateStaticComponents(components);
        const isBrowser = this.environment.name === 'client';
        if (id.includes(SERVER)) return generateServer(site, { components, preloads: theme.fonts.preloads, isDev });
        const nested = await findClientFiles(root, Object.values(components.static), async (source, importer) => {
          const resolved = await this.resolve(source, importer);
          return resolved?.external ? undefined : resolved?.id;
        });
        const { banner } = site.config;
        const siteWithBase = { ...site.site, base: this.environment.config.base.replace(/\/$/u, '') };
        return generateApp(site, {
          components,
          nested,
          isBrowser,
          isDev,
          logo: theme.logo,
          banner: banner === undefined ? undefined : await renderBanner(banner, siteWithBase),
        });
      },
    },
  };
}

/** Provides the markdown options of the site to workers, which are bundled separately. */
function markdownPlugin(site: LoadedSite): Plugin {
  return {
    name: 'recto:markdown',
    resolveId: (id) => (id === MARKDOWN ? `\0${id}.js` : undefined),
    load: (id) => (id === `\0${MARKDOWN}.js` ? generateMarkdown(site) : undefined),
  };
}
