/** A dev server on a copy of a site, so that journeys can edit its files: `dev-site.ts <folder> <name of the copy>`. */
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
  // What `recto dev` gives to Vite.
  ...(existsSync(join(copy, 'recto.config.ts')) && {
    configFile: join(root, 'packages', 'site', 'src', 'cli', 'vite-config.ts'),
    configLoader: 'native',
  }),
  // Two servers with one cache would take each other's modules away, and load their pages anew.
  cacheDir: join(copy, '.vite'),
  server: { port: Number(process.env['PORT']), strictPort: true },
});
await server.listen();
server.printUrls();
