/** Builds a site unless nothing has changed since the last time. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { docs, hashInputs, pinnedNode, readStamp, root, writeStamp } from './project.mjs';
import { run } from './run.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const INPUTS = ['packages', 'docs', 'scripts'];
// Vite says nothing of its progress that could be counted, but its stages are known.
const STAGES = [
  /building client/,
  /building ssr/,
  /Building \[.*Nitro/,
  /building nitro|Initializing prerenderer/,
  /Generated .*nitro\.json/,
];

export async function ensureBuild(step, { isStatic = false, site = docs, name = 'Build the site' } = {}) {
  const output = join(site, isStatic ? '.output-static' : '.output');
  const stamp = join(output, 'stamp');
  const inputs = hashInputs(INPUTS);
  if (readStamp(stamp) === inputs) return output;
  await step(name, async (progress) => {
    let stage = 0;
    let rows = '';
    rmSync(stamp, { force: true });
    await run(pinnedNode(), [vite, 'build'], {
      cwd: site,
      env: isStatic ? { RECTO_STATIC: '1' } : {},
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
    writeStamp(stamp, inputs);
    return rows;
  });
  return output;
}
