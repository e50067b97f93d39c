import { builtinModules } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Packages below Nitro that Node can load as they are. Vite would read their dozens of modules one by one. */
const BELOW_NITRO = ['croner', 'crossws', 'h3', 'hookable', 'rou3', 'srvx', 'ufo'];

/** While developing: modules that the server loads with Node, without asking Vite. They are known by their addresses. */
export function nativeModulesPlugin(folder: string): Plugin {
  const patterns = [
    new RegExp(`^${RegExp.escape(`${pathToFileURL(folder).href}/`)}`, 'u'),
    new RegExp(`^file:///.*/node_modules/(?:${BELOW_NITRO.join('|')})/`, 'u'),
  ];
  // What Vite calls built in is what it leaves to Node.
  const resolve = { builtins: [...builtinModules, /^(?:node|bun):/u, ...patterns] };
  return {
    name: 'recto:native-modules',
    apply: 'serve',
    config: () => ({ environments: { ssr: { resolve }, nitro: { resolve } } }),
  };
}
