import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { preloadPlugin } from './preload-plugin.ts';

type Resolve = (file: string, dependencies: string[], context: { hostId: string; hostType: 'js' }) => string[];

test('only chunks that visitors do not load list the scripts of their imports', () => {
  const { config, configResolved, generateBundle } = preloadPlugin() as unknown as {
    config: () => { build: { modulePreload: { resolveDependencies: Resolve } } };
    configResolved: (config: { plugins: Plugin[] }) => void;
    generateBundle: { handler: (this: object, options: object, bundle: object) => void };
  };
  const { resolveDependencies } = config().build.modulePreload;
  const onlineOnly = { name: 'editor', api: { isOnlineOnly: (id: string) => id.includes('/editor/') } };
  configResolved({ plugins: [{ name: 'other' }, onlineOnly] });
  const bundle = {
    'assets/boot.js': { type: 'chunk', fileName: 'assets/boot.js', moduleIds: ['/site/boot.ts'] },
    'assets/enter.js': { type: 'chunk', fileName: 'assets/enter.js', moduleIds: ['/editor/enter.ts'] },
    'assets/boot.css': { type: 'asset', fileName: 'assets/boot.css' },
  };
  generateBundle.handler.call({ environment: { name: 'client' } }, {}, bundle);
  const listed = (hostId: string) =>
    resolveDependencies('assets/panel.js', ['assets/panel.js', 'assets/panel.css'], { hostId, hostType: 'js' });
  expect(listed('assets/boot.js')).toEqual(['assets/panel.css']);
  expect(listed('assets/enter.js')).toEqual(['assets/panel.js', 'assets/panel.css']);
});
