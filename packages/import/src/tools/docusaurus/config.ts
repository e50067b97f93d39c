import { posix } from 'node:path';
import { isObject, listOf } from '../../read/evaluate.ts';
import { readModule } from '../../read/read-module.ts';
import type { Source } from '../../read/source.ts';
import { textProp } from '../../convert/components.ts';

/** A set of documents with sidebars: `docs`, or another instance of the plugin. */
export interface DocsInstance {
  /** Id of the plugin instance. */
  id: string;
  /** Folder in the source. */
  folder: string;
  /** Path that its pages begin with. */
  root: string;
  /** File with its sidebars, if any. */
  sidebars: string | undefined;
}

/** Configuration of a Docusaurus site. */
export interface DocusaurusConfig {
  /** The configuration file. */
  file: string;
  /** Folder of the site. */
  folder: string;
  /** The complete configuration. */
  data: Record<string, unknown>;
  /** `themeConfig` of the configuration. */
  theme: Record<string, unknown>;
  /** Instances of the docs plugin. */
  docs: readonly DocsInstance[];
  /** Returns the options of a plugin, whether configured in a preset or directly. */
  pluginOptions: (name: string) => Record<string, unknown> | undefined;
}

/** Reads `docusaurus.config.js`. */
export function readConfig(source: Source, folder: string): DocusaurusConfig {
  const file = ['ts', 'js', 'mts', 'mjs', 'cjs']
    .map((extension) => posix.join(folder, `docusaurus.config.${extension}`))
    .find((path) => source.has(path));
  const data = objectOf(readModule(source, file ?? ''));
  const presets = pairs(data['presets']);
  const plugins = pairs(data['plugins']);
  const [, preset = {}] = presets.find(([name]) => /classic/u.test(name)) ?? [];
  const instance = (options: Record<string, unknown>, id: string): DocsInstance => {
    const path = textProp(options['path']) ?? 'docs';
    const sidebars = textProp(options['sidebarPath']);
    return {
      id: textProp(options['id']) ?? id,
      folder: posix.join(folder, path),
      root: rootOf(options['routeBasePath'], id === 'default' ? 'docs' : path),
      sidebars: sidebarsFile(source, folder, sidebars),
    };
  };
  const others = plugins
    .filter(([name]) => name.endsWith('content-docs'))
    .map(([, options]) => instance(options, 'docs'));
  const isDocs = presets.length === 0 ? others.length === 0 : preset['docs'] !== false;
  return {
    file: file ?? '',
    folder,
    data,
    theme: objectOf(data['themeConfig']),
    docs: [...(isDocs ? [instance(objectOf(preset['docs']), 'default')] : []), ...others],
    pluginOptions: (name) => {
      const match = plugins.find(([plugin]) => plugin.endsWith(name));
      return match?.[1] ?? (isObject(preset[name]) ? preset[name] : undefined);
    },
  };
}

/** Splits presets and plugins, which are names or names with options. */
function pairs(list: unknown): [string, Record<string, unknown>][] {
  return listOf(list).flatMap((entry): [string, Record<string, unknown>][] => {
    if (typeof entry === 'string') return [[entry, {}]];
    const [name, options] = listOf(entry);
    return typeof name === 'string' ? [[name, objectOf(options)]] : [];
  });
}

function rootOf(route: unknown, fallback: string): string {
  const path = (textProp(route) ?? (route === '' ? '' : fallback)).replaceAll(/^\/+|\/+$/gu, '');
  return path === '' ? '/' : `/${path}`;
}

/** Without the option, `sidebars.js` next to the configuration; code such as `require.resolve` is not evaluated. */
function sidebarsFile(source: Source, folder: string, configured: string | undefined): string | undefined {
  const names = configured === undefined ? ['sidebars.ts', 'sidebars.js', 'sidebars.json'] : [configured];
  return names.map((name) => posix.join(folder, name)).find((path) => source.has(path));
}

/** Returns an object as it is, and an empty object for anything else. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
