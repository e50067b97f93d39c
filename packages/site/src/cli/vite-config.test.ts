import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadConfigFromFile } from 'vite';

test('a restart loads no module again but the configuration file of Vite', async () => {
  const loaded: string[] = [];
  const hooks = registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  const file = fileURLToPath(new URL('vite-config.ts', import.meta.url));
  const environment = { command: 'serve', mode: 'development' } as const;
  // The folder is not a site, so this fails after all modules are loaded.
  const config = loadConfigFromFile(environment, file, tmpdir(), 'silent', undefined, 'native');
  await expect(config).rejects.toThrow('There is no recto.config.ts');
  hooks.deregister();
  const names = loaded.filter((url) => url.includes('?')).map((url) => new URL(url).pathname.split('/').at(-1));
  expect(names).toEqual(['vite-config.ts']);
});
