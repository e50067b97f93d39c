import { builtinModules } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Dependencies of Nitro that Node can load directly. Vite would process their dozens of modules one by one. */
const NITRO_DEPENDENCIES = ['croner', 'crossws', 'h3', 'hookable', 'rou3', 'srvx', 'ufo'];

/** Development only: lets Node load some modules without Vite. They are recognised by their `file:` URLs. */
export function nativeModulesPlugin(folder: string): Plugin {
  const patterns = [
    new RegExp(`^${RegExp.escape(`${pathToFileURL(folder).href}/`)}`, 'u'),
    new RegExp(`^file:///.*/node_modules/(?:${NITRO_DEPENDENCIES.join('|')})/`, 'u'),
  ];
  // Vite lets Node load all modules that are listed as built-in.
  const resolve = { builtins: [...builtinModules, /^(?:node|bun):/u, ...patterns] };
  return {
    name: 'recto:native-modules',
    apply: 'serve',
    config: () => ({ environments: { ssr: { resolve }, nitro: { resolve } } }),
  };
}
