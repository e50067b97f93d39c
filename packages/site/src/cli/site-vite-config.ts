import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile, mergeConfig } from 'vite';
import type { ConfigEnv, PluginOption, UserConfig } from 'vite';
import { recto } from '../vite/index.ts';

const NAMES = ['ts', 'mts', 'js', 'mjs'].map((ending) => `vite.config.${ending}`);

/** Loads the site's own `vite.config.ts`, if there is one, and adds the plugins of Recto. */
export async function siteViteConfig(environment: ConfigEnv): Promise<UserConfig> {
  const own = await readOwn(environment, process.cwd());
  const hasRecto = (await flatten(own.plugins ?? [])).some(({ name }) => name === 'recto:site');
  return hasRecto ? own : mergeConfig({ plugins: [await recto()] }, own);
}

async function readOwn(environment: ConfigEnv, root: string): Promise<UserConfig> {
  const file = NAMES.map((name) => join(root, name)).find((path) => existsSync(path));
  if (file === undefined) return {};
  const loaded = await loadConfigFromFile(environment, file, root, 'silent', undefined, 'native');
  return loaded?.config ?? {};
}

async function flatten(options: readonly PluginOption[]): Promise<{ name: string }[]> {
  const resolved = await Promise.all(
    options.map(async (option) => {
      const plugin = await option;
      if (Array.isArray(plugin)) return await flatten(plugin);
      return plugin ? [plugin] : [];
    }),
  );
  return resolved.flat();
}
