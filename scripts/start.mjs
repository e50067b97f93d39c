/** npm start: installs missing packages, builds what has changed, and serves the website. */
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
  // Local use needs no compressed copies, which take most of the build time, and the demos can be built later.
  const output = await ensureLocalSite(step);
  const server = await serve(output, address);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
  server.once('close', () => stop.abort());
  try {
    await ensureDemos(step, { isQuick: true, signal: stop.signal });
  } catch (error) {
    // A build that is stopped together with the server has not failed.
    if (!stop.signal.aborted) throw error;
  }
});
