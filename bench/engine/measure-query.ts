/** Opens a database as a server does, runs one query by path, then repeats it and measures each run. */
import { createContent } from '@recto/content';
import { openStore } from '@recto/content/node';
import type config from './content.config.ts';

const [file = '', path = '', times = '0'] = process.argv.slice(2);
const content = createContent<typeof config>(await openStore({ file }));
const page = await content.query('docs').path(path).first();
if (page?.path !== path) throw new Error(`There is no page at ${path}.`);
// Time since the start of the process, including the time to load the engine.
const first = performance.now();
const durations: number[] = [];
for (let time = 0; time < Number(times); time += 1) {
  const start = performance.now();
  await content.query('docs').path(path).first();
  durations.push(performance.now() - start);
}
process.stdout.write(JSON.stringify({ first, durations }));
