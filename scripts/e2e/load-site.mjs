/** Builds a copy of the website in which people can sign in with a password, in `.cache/load/site`. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docs, root } from '../project.mjs';
import { ensureBuild } from '../site-build.mjs';

const folder = join(root, '.cache', 'load');
const site = join(folder, 'site');

/** Changes of the configuration: the studio instead of its demo. */
const CHANGES = [
  ["import { studioDemo } from '@recto/studio';", "import { studio } from '@recto/studio';"],
  [
    'features: [studioDemo()],',
    "features: [studio({ providers: ['password'], roles: [{ role: 'editor', domain: 'load.example' }] })],",
  ],
];

/** Writes the site, and builds it unless its inputs are unchanged. Returns the folder of the build. */
export async function ensureLoadSite(step) {
  mkdirSync(site, { recursive: true });
  rmSync(join(site, 'content'), { recursive: true, force: true });
  cpSync(docs, site, {
    recursive: true,
    filter: (source) => !/\/(?:node_modules|e2e|tests|test-results|\.output[^/]*|\.recto|\.studio)$/.test(source),
  });
  // The configuration lists the demos of the templates.
  if (!existsSync(join(folder, 'templates'))) symlinkSync(join(root, 'templates'), join(folder, 'templates'));
  const file = join(site, 'recto.config.ts');
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of CHANGES) {
    if (!text.includes(before)) throw new Error(`docs/recto.config.ts does not contain ${before}`);
    text = text.replace(before, after);
  }
  writeFileSync(file, text);
  writeFileSync(join(site, 'tsconfig.json'), '{ "extends": "@recto/site/tsconfig.json" }\n');
  return await ensureBuild(step, {
    name: 'Build the website with the studio',
    site,
    inputFolders: ['docs', 'templates'],
    env: { RECTO_LOCAL_DEMOS: '1' },
  });
}
