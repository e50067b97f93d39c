/** A dev server on a copy of the fixture site, so that journeys can edit its files. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const copy = join(root, '.cache', 'dev-site');

rmSync(copy, { recursive: true, force: true });
cpSync(join(root, 'packages', 'site', 'fixtures', 'site'), copy, {
  recursive: true,
  filter: (source) => !/\/(?:\.output[^/]*|\.recto|node_modules)$/u.test(source),
});
process.chdir(copy);

const server = await createServer({ root: copy, server: { port: Number(process.env['PORT']), strictPort: true } });
await server.listen();
server.printUrls();
