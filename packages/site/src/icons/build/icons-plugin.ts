import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { findIcons } from '../../content/build/find-icons.ts';
import { createIconSets, findInstalledIcons, iconHint } from './icon-sets.ts';
import { STORE, appendIcons, createIconFinder } from './icon-finder.ts';
import { isThirdParty } from '../../vite/recto-packages.ts';
import { VIRTUAL_ID } from '../../vite/virtual-id.ts';

/** Options of `iconsPlugin`. */
export interface IconsPluginOptions {
  /** Folder of the site. */
  root: string;
  /** Database of the development server. */
  devDatabase: string;
  /** Prefixes of collections, each a package `@iconify-json/{prefix}`. */
  collections: readonly string[];
}

const ICONS = 'virtual:recto/icons';
const SHELL_ICONS = 'virtual:recto/shell-icons';
const storeFile = fileURLToPath(new URL('../icon-store.ts', import.meta.url));
/** Modules with icons of header and footer. Every page has these icons in its HTML, where a browser reads them. */
const SHELL = [
  new URL('../../shell/profiles.ts', import.meta.url),
  new URL('../../shell/shell.tsx', import.meta.url),
].map((url) => normalizePath(fileURLToPath(url)));
const APP = '\0virtual:recto/app.js';
/** Time after which a development server checks icon names in content. */
const CHECK_AFTER_MS = 5000;
/** Folder of the icon modules, which are not transformed, because the store cannot import itself. */
const ownFolder = fileURLToPath(new URL('../', import.meta.url));
/**
 * Script files, including those with the version that a development server adds to installed packages, and modules that
 * `recto:client-references` replaces.
 */
const SCRIPT = /\.[cm]?[jt]sx?(?:\?v=\w+|\?recto-actual)?$/u;

/**
 * Adds icon data to the modules that use it. A module that names an icon in a string gets its data, so each page loads
 * only the icons of its own code. Icons in content are collected for the server, which sends them with the page.
 */
export function iconsPlugin({ root, devDatabase, collections }: IconsPluginOptions): Plugin {
  const fileOf = findInstalledIcons(root);
  const sets = createIconSets(fileOf, collections);
  const { iconOf } = sets;
  const { iconLiteral, namesIn, iconsIn } = createIconFinder(sets);

  /** Warnings about unknown icons in content. */
  const listMissing = async (): Promise<string[]> =>
    [...(await findIcons(devDatabase, collections))].flatMap(([name, row]) =>
      iconOf(name) ? [] : `${row}: there is no icon "${name}". Correct its name; ${iconHint(name)}`,
    );

  return {
    name: 'recto:icons',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId: {
      filter: { id: VIRTUAL_ID },
      handler(id) {
        if (id === ICONS || id === SHELL_ICONS) return `\0${id}`;
        // Resolved like other imports of the module, so that there is only one store, whatever a development server
        // adds to its URL.
        return id === STORE ? this.resolve(storeFile) : undefined;
      },
    },
    configureServer({ httpServer, config: { logger } }) {
      // Delayed, because it reads every row and would slow down the first page.
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
        const icons = Object.fromEntries(loaded.flatMap((code) => namesIn(code)).map((icon) => [icon, iconOf(icon)]));
        return `export const shellIcons = ${JSON.stringify(icons)};`;
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
      filter: { id: SCRIPT, code: iconLiteral },
      handler(code, id) {
        if (isThirdParty(id) || id.startsWith(ownFolder)) return undefined;
        const isShell = id === APP || SHELL.includes(normalizePath(id));
        const isInHtml = isShell && this.environment.name === 'client' && this.environment.mode === 'build';
        const icons = iconsIn(code, (message, index) => {
          this.warn(message, index);
        });
        if (isInHtml || Object.keys(icons).length === 0) return undefined;
        return { code: appendIcons(code, icons), map: null };
      },
    },
  };
}

/**
 * Code that loads a collection. A development server reads the file, because importing it would transform the whole
 * collection before the first page.
 */
function loaderCode(file: string, isDev: boolean): string {
  const name = JSON.stringify(file);
  return isDev ? `async () => ({ default: JSON.parse(await readFile(${name}, 'utf8')) })` : `() => import(${name})`;
}
