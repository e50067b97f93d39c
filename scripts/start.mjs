/** npm start: installs what is missing, builds what has changed, serves the site. */
import process from 'node:process';
import { assertFree, readAddress, serve } from './serve.mjs';
import { ensureDependencies } from './setup.mjs';
import { ensureDemos, ensureLocalSite } from './site-build.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  const address = readAddress();
  await assertFree(address);
  await ensureDependencies(step);
  // The site on this machine needs no compressed copies, which take most of the time of a build, and the demos can follow.
  const output = await ensureLocalSite(step);
  const server = await serve(output, address);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
  server.once('close', () => stop.abort());
  try {
    await ensureDemos(step, { isQuick: true, signal: stop.signal });
  } catch (error) {
    // A build that is ended together with the server has not failed.
    if (!stop.signal.aborted) throw error;
  }
});
