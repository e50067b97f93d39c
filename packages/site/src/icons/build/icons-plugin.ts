import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { findIcons } from '../../content/build/find-icons.ts';
import type { IconData } from '../icon-data.ts';
import { createIconSets, iconHint } from './icon-sets.ts';
import { isForeign } from '../../vite/installed.ts';

export interface IconsPluginOptions {
  root: string;
  devDatabase: string;
  /** Prefixes of collections, each a package `@iconify-json/{prefix}`. */
  collections: readonly string[];
}

const ICONS = 'virtual:recto/icons';
const STORE = 'virtual:recto/icon-store';
const store = fileURLToPath(new URL('../icon-store.ts', import.meta.url));
/** The store cannot add icons to itself. */
const own = fileURLToPath(new URL('../', import.meta.url));
/** With the version that a dev server adds to what is installed, or as a module that `recto:client-references` replaces. */
const SCRIPT = /\.[cm]?[jt]sx?(?:\?v=\w+|\?recto-actual)?$/u;

/**
 * Puts icons where they are used. A module that names one in a string gets its drawing with it, so each page loads
 * those of its own code and no others; icons that content names are gathered for the server, which sends them along.
 */
export function iconsPlugin({ root, devDatabase, collections }: IconsPluginOptions): Plugin {
  const { fileOf, iconOf } = createIconSets(root, collections);
  const literal = new RegExp(String.raw`(['"])((?:${collections.join('|')}):[a-z\d-]+)\1`, 'u');
  const everyLiteral = new RegExp(literal, 'gu');

  return {
    name: 'recto:icons',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId(id) {
      if (id === ICONS) return `\0${ICONS}`;
      // Asked for as its neighbours ask for it: one store, whatever a dev server adds to its address.
      return id === STORE ? this.resolve(store) : undefined;
    },
    async load(id) {
      if (id !== `\0${ICONS}`) return undefined;
      const icons: Record<string, IconData> = {};
      // A built server has them with its content.
      const named = this.environment.mode === 'dev' ? await findIcons(devDatabase, collections) : [];
      for (const [name, row] of named) {
        const icon = iconOf(name);
        if (icon) icons[name] = icon;
        else this.warn(`${row}: there is no icon "${name}". Correct its name; ${iconHint(name)}`);
      }
      const imports = collections.map(
        (prefix) => `${JSON.stringify(prefix)}: () => import(${JSON.stringify(fileOf(prefix))})`,
      );
      return `export const known = ${JSON.stringify(icons)};\nexport const collections = { ${imports.join(', ')} };`;
    },
    transform: {
      filter: { id: SCRIPT, code: literal },
      handler(code, id) {
        if (isForeign(id) || id.startsWith(own)) return undefined;
        const icons: Record<string, IconData> = {};
        for (const { 2: name = '', index } of code.matchAll(everyLiteral)) {
          const icon = iconOf(name);
          if (icon) icons[name] = icon;
          else this.warn(`There is no icon "${name}". Correct its name; ${iconHint(name)}`, index);
        }
        if (Object.keys(icons).length === 0) return undefined;
        // At the end, where no line of the module moves.
        return {
          code: `${code}\nimport { addIcons as addRectoIcons } from '${STORE}';\naddRectoIcons(${JSON.stringify(icons)});\n`,
          map: null,
        };
      },
    },
  };
}
