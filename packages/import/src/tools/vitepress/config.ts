import { posix } from 'node:path';
import { isObject } from '../../read/evaluate.ts';
import { readModule } from '../../read/read-module.ts';
import type { Source } from '../../read/source.ts';
import { textProp } from '../../convert/components.ts';

/** Configuration of a VitePress site. */
export interface VitepressConfig {
  /** The configuration file. */
  file: string;
  /** The folder of the content files. */
  folder: string;
  /** The complete configuration. */
  data: Record<string, unknown>;
  /** Returns the theme settings for a locale; `root` is the default locale. */
  themeOf: (locale: string) => Record<string, unknown>;
}

/** Reads `.vitepress/config`, and the `config.ts` of folders. */
export function readConfig(source: Source, folder: string): VitepressConfig {
  const prefix = folder === '' ? '' : `${folder}/`;
  const file =
    source.files.find((path) => path.startsWith(`${prefix}.vitepress/config`) && /\.[cm]?[jt]s$/u.test(path)) ?? '';
  const data = objectOf(readModule(source, file));
  const contentFolder = posix.join(folder, textProp(data['srcDir']) ?? '.');
  return {
    file,
    folder: contentFolder === '.' ? '' : contentFolder,
    data,
    themeOf: (locale) => {
      const localised = objectOf(objectOf(data['locales'])[locale]);
      const added = readFolderConfig(source, locale === 'root' ? contentFolder : posix.join(contentFolder, locale));
      return {
        ...objectOf(data['themeConfig']),
        ...objectOf(added['themeConfig']),
        ...objectOf(localised['themeConfig']),
      };
    },
  };
}

function readFolderConfig(source: Source, folder: string): Record<string, unknown> {
  const file = ['config.ts', 'config.mts', 'config.js', 'config.mjs']
    .map((name) => posix.join(folder, name))
    .find((path) => source.has(path));
  return file === undefined ? {} : objectOf(readModule(source, file));
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
