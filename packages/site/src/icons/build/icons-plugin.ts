import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { findIcons } from '../../content/build/find-icons.ts';
import { createIconSets, findInstalledIcons, iconHint } from './icon-sets.ts';
import { STORE, appendIcons, createIconWriter } from './icon-writer.ts';
import { isForeign } from '../../vite/installed.ts';

export interface IconsPluginOptions {
  root: string;
  devDatabase: string;
  /** Prefixes of collections, each a package `@iconify-json/{prefix}`. */
  collections: readonly string[];
}

const ICONS = 'virtual:recto/icons';
const SHELL_ICONS = 'virtual:recto/shell-icons';
const store = fileURLToPath(new URL('../icon-store.ts', import.meta.url));
/** Modules that name icons of header and footer. Every page has these in its HTML, where a browser reads them. */
const SHELL = [
  new URL('../../shell/profiles.ts', import.meta.url),
  new URL('../../shell/shell.tsx', import.meta.url),
].map((url) => normalizePath(fileURLToPath(url)));
const APP = '\0virtual:recto/app.js';
/** How long a dev server waits before it looks for names of icons in content. */
const CHECK_AFTER_MS = 5000;
/** The store cannot add icons to itself. */
const own = fileURLToPath(new URL('../', import.meta.url));
/** With the version that a dev server adds to what is installed, or as a module that `recto:client-references` replaces. */
const SCRIPT = /\.[cm]?[jt]sx?(?:\?v=\w+|\?recto-actual)?$/u;

/**
 * Puts icons where they are used. A module that names one in a string gets its drawing with it, so each page loads
 * those of its own code and no others; icons that content names are gathered for the server, which sends them along.
 */
export function iconsPlugin({ root, devDatabase, collections }: IconsPluginOptions): Plugin {
  const fileOf = findInstalledIcons(root);
  const sets = createIconSets(fileOf, collections);
  const { iconOf } = sets;
  const { literal, namedIn, drawingsIn } = createIconWriter(sets);

  /** What to say about icons that content names and that do not exist. */
  const listMissing = async (): Promise<string[]> =>
    [...(await findIcons(devDatabase, collections))].flatMap(([name, row]) =>
      iconOf(name) ? [] : `${row}: there is no icon "${name}". Correct its name; ${iconHint(name)}`,
    );

  return {
    name: 'recto:icons',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId(id) {
      if (id === ICONS || id === SHELL_ICONS) return `\0${id}`;
      // Asked for as its neighbours ask for it: one store, whatever a dev server adds to its address.
      return id === STORE ? this.resolve(store) : undefined;
    },
    configureServer({ httpServer, config: { logger } }) {
      // Every row is read, so the first page comes before.
      const timer = setTimeout(() => {
        listMissing()
          .then((missing) => {
            for (const message of missing) logger.warn(message, { timestamp: true });
          })
          .catch((error: unknown) => {
            logger.warn(`Icons in content could not be checked: ${String(error)}`, { timestamp: true });
          });
      }, CHECK_AFTER_MS).unref();
      httpServer?.once('close', () => {
        clearTimeout(timer);
      });
    },
    async load(id) {
      if (id === `\0${SHELL_ICONS}`) {
        const { name, mode } = this.environment;
        const modules = name === 'client' && mode === 'build' ? [APP, ...SHELL] : [];
        const loaded = await Promise.all(modules.map(async (module) => (await this.load({ id: module })).code ?? ''));
        const found = Object.fromEntries(loaded.flatMap((code) => namedIn(code)).map((icon) => [icon, iconOf(icon)]));
        return `export const shellIcons = ${JSON.stringify(found)};`;
      }
      if (id !== `\0${ICONS}`) return undefined;
      const isDev = this.environment.mode === 'dev';
      const loaders = collections.map((prefix) => `${JSON.stringify(prefix)}: ${loaderCode(fileOf(prefix), isDev)}`);
      return [
        ...(isDev ? ["import { readFile } from 'node:fs/promises';"] : []),
        `export const collections = { ${loaders.join(', ')} };`,
      ].join('\n');
    },
    transform: {
      filter: { id: SCRIPT, code: literal },
      handler(code, id) {
        if (isForeign(id) || id.startsWith(own)) return undefined;
        const isShell = id === APP || SHELL.includes(normalizePath(id));
        const isRead = isShell && this.environment.name === 'client' && this.environment.mode === 'build';
        const icons = drawingsIn(code, (message, index) => {
          this.warn(message, index);
        });
        if (isRead || Object.keys(icons).length === 0) return undefined;
        return { code: appendIcons(code, icons), map: null };
      },
    },
  };
}

/** A dev server would turn the whole collection into code, and do so before its first page. */
function loaderCode(file: string, isDev: boolean): string {
  const name = JSON.stringify(file);
  return isDev ? `async () => ({ default: JSON.parse(await readFile(${name}, 'utf8')) })` : `() => import(${name})`;
}
