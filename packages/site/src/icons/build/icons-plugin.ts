import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { openSqlite } from '@recto/content/node';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { findIcon } from '../find-icon.ts';
import type { IconData, IconSet } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';
import { collectNames } from '../server/add-icons.ts';
import { isForeign } from '../../vite/installed.ts';

export interface IconsPluginOptions {
  root: string;
  database: string;
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

/** Rows that are looked through at a time: a large site must fit into memory here, too. */
const ROWS_AT_ONCE = 200;

/**
 * Puts icons where they are used. A module that names one in a string gets its drawing with it, so each page loads
 * those of its own code and no others; icons that content names are gathered for the server, which sends them along.
 */
export function iconsPlugin({ root, database, devDatabase, collections }: IconsPluginOptions): Plugin {
  const { fileOf, iconOf } = createSets(root, collections);
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
      for (const [name, file] of await namesInContent(
        this.environment.mode === 'dev' ? devDatabase : database,
        collections,
      )) {
        const icon = iconOf(name);
        if (icon) icons[name] = icon;
        else this.warn(`${file}: there is no icon "${name}". Correct its name; ${hintFor(name)}`);
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
          else this.warn(`There is no icon "${name}". Correct its name; ${hintFor(name)}`, index);
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

/** The collections as files: the site's own where it has them, else those that come with this package. */
function createSets(root: string, collections: readonly string[]) {
  const places = [createRequire(join(root, 'package.json')), createRequire(import.meta.url)];
  const sets = new Map<string, IconSet>();

  const fileOf = (prefix: string): string => {
    for (const place of places) {
      try {
        return place.resolve(`@iconify-json/${prefix}/icons.json`);
      } catch {
        // It may be at the next place.
      }
    }
    throw new Error(`The icons "${prefix}" are not installed. Run "npm install @iconify-json/${prefix}".`);
  };
  const iconOf = (whole: string): IconData | undefined => {
    const { prefix = '', name = '' } = parseIconName(whole) ?? {};
    if (!collections.includes(prefix)) return undefined;
    const set = sets.get(prefix) ?? (JSON.parse(readFileSync(fileOf(prefix), 'utf8')) as IconSet);
    sets.set(prefix, set);
    return findIcon(set, name);
  };
  return { fileOf, iconOf };
}

/** Icons that rows name, in their fields or in the properties of components, each with the first file that does. */
async function namesInContent(database: string, collections: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const opened = openSqlite(database);
  const content = createContent<ContentConfig>(opened);
  const everything = { fields: [], where: { join: 'AND' as const, parts: [] }, order: [] };
  for (const collection of Object.keys(opened.collections)) {
    for (let skip = 0; ; skip += ROWS_AT_ONCE) {
      const rows = await content.run({ ...everything, collection, skip, limit: ROWS_AT_ONCE });
      for (const row of rows) {
        const names = new Set<string>();
        collectNames(row, collections, names);
        for (const name of names) if (!files.has(name)) files.set(name, String(row['id']));
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
  await opened.close();
  return files;
}

function hintFor(name: string): string {
  return `all names are at https://icon-sets.iconify.design/${parseIconName(name)?.prefix ?? ''}/.`;
}
