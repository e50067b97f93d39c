/** Builds sites whose inputs have changed since their last build. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { docs, hashInputs, pinnedNode, readStamp, root, writeStamp } from './project.mjs';
import { run } from './run.mjs';
import { writeDemoSite } from './write-demo-site.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const recto = join(root, 'packages', 'site', 'bin', 'recto.mjs');
/** Folders that every build depends on, in addition to the folders of the site. */
const INPUTS = ['packages', 'scripts'];
// Vite reports no progress, but these lines of its output mark known stages.
const STAGES = [
  /building client/,
  /building ssr/,
  /Building \[.*Nitro/,
  /building nitro|Generated public/,
  /Generated .*nitro\.json/,
];

/**
 * Builds a folder with a recto.config.ts or a vite.config.ts and returns the output folder. A plain Vite site needs its
 * output folder in `args`.
 * `inputFolders` lists the folders that the site is built from, in addition to those of every site.
 * A quick build has no brotli and gzip copies of its files; it is for local use and never published.
 */
export async function ensureBuild(step, options = {}) {
  const { isStatic = false, site = docs, name = 'Build the site', args = [] } = options;
  const { folder = isStatic ? '.output-static' : '.output', env = isStatic ? { RECTO_STATIC: '1' } : {} } = options;
  const { output = join(site, folder) } = options;
  const stamp = join(output, 'stamp');
  const [top] = relative(root, site).split(sep);
  const { inputFolders = [top], isQuick = false } = options;
  const inputs = hashInputs([...new Set([...INPUTS, ...inputFolders])]);
  const quick = `${inputs} quick`;
  const lastInputs = readStamp(stamp);
  if (lastInputs === inputs || (isQuick && lastInputs === quick)) return output;
  await step(name, async (progress) => {
    let stage = 0;
    let rows = '';
    rmSync(stamp, { force: true });
    const program = existsSync(join(site, 'recto.config.ts')) ? recto : vite;
    await run(pinnedNode(), [program, 'build', ...args], {
      cwd: site,
      signal: options.signal,
      env: { ...env, ...(options.output && { RECTO_OUTPUT: output }), ...(isQuick && { RECTO_COMPRESS: '0' }) },
      onLine(line) {
        rows = /^content: (.*)/.exec(line)?.[1] ?? rows;
        const reached = STAGES.findIndex((pattern) => pattern.test(line));
        if (reached >= stage) {
          stage = reached + 1;
          progress(stage / (STAGES.length + 1));
        }
      },
      failure: ['The site could not be built.', 'See the output above for the file with the error.'],
    });
    writeStamp(stamp, isQuick ? quick : inputs);
    return rows;
  });
  return output;
}

/** Builds the website, and the template demos that it contains. */
export async function ensureSite(step, options = {}) {
  await ensureDemos(step, options);
  return await ensureBuild(step, { ...options, inputFolders: ['docs', 'templates'] });
}

/** Builds the website for local use. Its server looks up the demos at each request, so they can be built later. */
export async function ensureLocalSite(step) {
  return await ensureBuild(step, {
    isQuick: true,
    inputFolders: ['docs', 'templates'],
    env: { RECTO_LOCAL_DEMOS: '1' },
  });
}

/** Builds every template as static files, with the base path of its demo on the website and a bar that leads back. */
export async function ensureDemos(step, { isQuick = false, signal }) {
  const templates = readdirSync(join(root, 'templates'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of templates) {
    const site = join(root, '.cache', 'demo-sites', name);
    writeDemoSite(join(root, 'templates', name), site);
    await ensureBuild(step, {
      name: `Build the demo "${name}"`,
      site,
      inputFolders: [join('templates', name), join('docs', 'demo')],
      output: join(root, '.cache', 'demos', name),
      args: ['--base', `/demo/${name}/`],
      env: { RECTO_STATIC: '1', RECTO_NOINDEX: '1' },
      isQuick,
      signal,
    });
  }
}

/** Builds the example, which is a plain Vite site: once for a server that runs queries, once as static files. */
export async function ensureExample(step) {
  const site = join(root, 'examples', 'vite-react');
  for (const [source, folder] of [
    ['server', '.output'],
    ['files', '.output-static'],
  ]) {
    await ensureBuild(step, {
      name: `Build the example (${source})`,
      site,
      folder,
      args: ['--outDir', folder],
      env: { RECTO_SOURCE: source },
    });
  }
}
