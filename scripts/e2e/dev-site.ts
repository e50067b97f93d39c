/** Runs a dev server on a copy of a site, so that tests can edit its files: `dev-site.ts <folder> <copy name>`. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const [site = '', name = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const copy = join(root, '.cache', name);

rmSync(copy, { recursive: true, force: true });
cpSync(join(root, site), copy, {
  recursive: true,
  filter: (source) => !/\/(?:\.output[^/]*|\.recto|node_modules)$/u.test(source),
});
process.chdir(copy);

const server = await createServer({
  root: copy,
  // The same options that `recto dev` passes to Vite.
  ...(existsSync(join(copy, 'recto.config.ts')) && {
    configFile: join(root, 'packages', 'site', 'src', 'cli', 'vite-config.ts'),
    configLoader: 'native',
  }),
  // With a shared cache, two servers would invalidate each other's modules and reload their pages.
  cacheDir: join(copy, '.vite'),
  server: { port: Number(process.env['PORT']), strictPort: true },
});
await server.listen();
server.printUrls();
