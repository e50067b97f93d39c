/** Builds sites for every host. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { docs, root } from '../project.mjs';
import { ensureBuild } from '../site-build.mjs';

const PRESETS = ['node', 'static', 'bun', 'cloudflare', 'vercel', 'netlify'];

/** Folder of the template that is built for every host, in addition to the website. */
const template = ['docs', 'minimal']
  .map((name) => join(root, 'templates', name))
  .find((folder) => existsSync(join(folder, 'recto.config.ts')));

/** The sites that are built for every host. */
export const SITES = [
  // The website contains demos of all templates, so it depends on all of them.
  { folder: docs, inputFolders: ['docs', 'templates'] },
  { folder: template, inputFolders: [relative(root, template)] },
].map((site) => ({ ...site, name: relative(root, site.folder).replaceAll(sep, '-') }));

const apiSite = join(root, 'packages', 'site', 'fixtures', 'api-site');

/** Builds of the site with API routes: for the hosts that run them, and with a base path. */
const API_BUILDS = {
  node: { preset: 'node' },
  below: { preset: 'node', args: ['--base', '/below/'] },
  vercel: { preset: 'vercel' },
  netlify: { preset: 'netlify' },
};

/** Output folder of the site with API routes. */
export function apiOutput(name) {
  return join(root, '.cache', 'hosts', 'api-site', name);
}

/** Output folder of a site for a preset. The browser tests already need the Node and static builds of the website. */
export function outputOf({ name, folder }, preset) {
  if (folder === docs && preset === 'node') return join(docs, '.output');
  if (folder === docs && preset === 'static') return join(docs, '.output-static');
  return join(root, '.cache', 'hosts', name, preset);
}

/** Whether a build has compressed copies: the Node builds, and the static build of the template. */
function isCompressed({ folder }, preset) {
  return folder === docs ? preset === 'node' : preset === 'node' || preset === 'static';
}

/** Builds what has changed since the last run: both sites in parallel, each for one host after the other. */
export async function ensureHostBuilds(step) {
  await step('Build for every host', async (progress) => {
    const all = SITES.length * PRESETS.length + Object.keys(API_BUILDS).length;
    let done = 0;
    const quietly = async (_, work) => {
      await work(() => undefined);
    };
    const build = async (preset, options) => {
      await ensureBuild(quietly, { ...options, env: { RECTO_PRESET: preset } });
      done += 1;
      progress(done / all, `${done} of ${all}`);
    };
    const buildSite = async (site) => {
      for (const preset of PRESETS) {
        const output = outputOf(site, preset);
        const { folder, inputFolders } = site;
        await build(preset, { site: folder, inputFolders, output, isQuick: !isCompressed(site, preset) });
      }
    };
    await Promise.all(SITES.map(buildSite));
    for (const [name, { preset, args }] of Object.entries(API_BUILDS)) {
      await build(preset, { site: apiSite, inputFolders: [], output: apiOutput(name), args, isQuick: true });
    }
    return `${all} builds`;
  });
}
