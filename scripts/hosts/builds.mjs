/** Which sites are built for which hosts, and where. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { docs, root } from '../project.mjs';
import { ensureBuild } from '../site-build.mjs';

const PRESETS = ['node', 'static', 'bun', 'cloudflare', 'vercel', 'netlify'];

/** This website, and a template. */
const template = ['docs', 'minimal']
  .map((name) => join(root, 'templates', name))
  .find((folder) => existsSync(join(folder, 'recto.config.ts')));

export const SITES = [
  // The website shows every template, so it is made of all of them.
  { folder: docs, own: ['docs', 'templates'] },
  { folder: template, own: [relative(root, template)] },
].map((site) => ({ ...site, name: relative(root, site.folder).replaceAll(sep, '-') }));

const apiSite = join(root, 'packages', 'site', 'fixtures', 'api-site');

/** A site with API routes: for hosts that run them, below a folder, and as files alone. */
const API_BUILDS = {
  node: { preset: 'node' },
  below: { preset: 'node', args: ['--base', '/below/'] },
  vercel: { preset: 'vercel' },
  netlify: { preset: 'netlify' },
};

export function apiOutput(name) {
  return join(root, '.cache', 'hosts', 'api-site', name);
}

/** The website's server and its files are built for the journeys already. */
export function outputOf({ name, folder }, preset) {
  if (folder === docs && preset === 'node') return join(docs, '.output');
  if (folder === docs && preset === 'static') return join(docs, '.output-static');
  return join(root, '.cache', 'hosts', name, preset);
}

/** The smaller site is built as it would be published, the website for Node: the others are asked for other things. */
function isWhole({ folder }, preset) {
  return folder === docs ? preset === 'node' : preset === 'node' || preset === 'static';
}

/** Builds what has changed since the last time: both sites side by side, each for one host after the other. */
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
        await build(preset, { site: site.folder, own: site.own, output, isQuick: !isWhole(site, preset) });
      }
    };
    await Promise.all(SITES.map(buildSite));
    for (const [name, { preset, args }] of Object.entries(API_BUILDS)) {
      await build(preset, { site: apiSite, own: [], output: apiOutput(name), args, isQuick: true });
    }
    return `${all} builds`;
  });
}
