/** Builds a site unless nothing has changed since the last time. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { docs, hashInputs, pinnedNode, readStamp, root, writeStamp } from './project.mjs';
import { run } from './run.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const recto = join(root, 'packages', 'site', 'bin', 'recto.mjs');
/** What every build reads, beside the folder of the site itself. */
const INPUTS = ['packages', 'scripts'];
// Vite says nothing of its progress that could be counted, but its stages are known.
const STAGES = [
  /building client/,
  /building ssr/,
  /Building \[.*Nitro/,
  /building nitro|Generated public/,
  /Generated .*nitro\.json/,
];

/**
 * Any folder with a recto.config.ts or a vite.config.ts is a site. The engine's sites know where to build to; to others
 * the arguments say it.
 * `own` names the folders whose files it is made of, beside what every site is.
 * A quick one has no copies of its files for those who take brotli or gzip; it is for this machine, and never published.
 * Gives the folder of the output.
 */
export async function ensureBuild(step, options = {}) {
  const { isStatic = false, site = docs, name = 'Build the site', args = [] } = options;
  const { folder = isStatic ? '.output-static' : '.output', env = isStatic ? { RECTO_STATIC: '1' } : {} } = options;
  const { output = join(site, folder) } = options;
  const stamp = join(output, 'stamp');
  const [top] = relative(root, site).split(sep);
  const { own = [top], isQuick = false } = options;
  const inputs = hashInputs([...new Set([...INPUTS, ...own])]);
  const quick = `${inputs} quick`;
  const found = readStamp(stamp);
  if (found === inputs || (isQuick && found === quick)) return output;
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
      failure: ['The site could not be built.', 'The lines above say which file is at fault.'],
    });
    writeStamp(stamp, isQuick ? quick : inputs);
    return rows;
  });
  return output;
}

/** The website, with the demos that it shows. */
export async function ensureSite(step, options = {}) {
  await ensureDemos(step, options);
  return await ensureBuild(step, { ...options, own: ['docs', 'templates'] });
}

/** The website for this machine. Its server looks for the demos at each request, so they can be built while it runs. */
export async function ensureLocalSite(step) {
  return await ensureBuild(step, { isQuick: true, own: ['docs', 'templates'], env: { RECTO_LOCAL_DEMOS: '1' } });
}

/** Every template as a folder of files, below the address that the website shows it at. */
export async function ensureDemos(step, { isQuick = false, signal }) {
  const templates = readdirSync(join(root, 'templates'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of templates) {
    await ensureBuild(step, {
      name: `Build the demo "${name}"`,
      site: join(root, 'templates', name),
      own: [join('templates', name)],
      output: join(root, '.cache', 'demos', name),
      args: ['--base', `/demo/${name}/`],
      env: { RECTO_STATIC: '1', RECTO_NOINDEX: '1' },
      isQuick,
      signal,
    });
  }
}

/** The example, which is a Vite site like any other: once for a server that answers queries, once as files. */
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
