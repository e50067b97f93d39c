import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from '../packed/ensure-installed.ts';

/** A running npm registry with the packed packages. */
export interface Registry {
  /** Environment variables that make npm use it for `@recto`; other packages still come from the default registry. */
  env: Record<string, string>;
  stop: () => void;
}

/** Starts a registry for the `@recto` scope, with the packed packages. */
export async function startRegistry(): Promise<Registry> {
  const folder = await ensureInstalled();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    // A later registry may use the same port with other packages.
    response.setHeader('cache-control', 'no-store');
    if (path.endsWith('.tgz')) response.end(readFileSync(join(folder, path)));
    else response.end(JSON.stringify(describePackage(folder, path, origin)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { 'npm_config_@recto:registry': origin },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Registry metadata of a package with a single version. */
function describePackage(folder: string, name: string, origin: string): object {
  const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as { version: string };
  const [tarball = ''] = globSync(`${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`, {
    cwd: folder,
  });
  const hash = createHash('sha512').update(readFileSync(join(folder, tarball)));
  const dist = { tarball: `${origin}/${tarball}`, integrity: `sha512-${hash.digest('base64')}` };
  return {
    name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
}
