/** npm run preview: serves the last build of the website. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docs } from './project.mjs';
import { assertFree, readAddress, serve } from './serve.mjs';
import { StepError, main } from './steps.mjs';

await main(async () => {
  const output = join(docs, '.output');
  if (!existsSync(join(output, 'app', 'server', 'index.mjs'))) {
    throw new StepError('There is no build to serve.', 'Run "npm run build" first, or "npm start" to do both.');
  }
  const address = readAddress();
  await assertFree(address);
  await serve(output, address);
});
