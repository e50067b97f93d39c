/** npm start: installs what is missing, builds what has changed, serves the site. */
import { assertFree, readAddress, serve } from './serve.mjs';
import { ensureDependencies } from './setup.mjs';
import { ensureSite } from './site-build.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  const address = readAddress();
  await assertFree(address);
  await ensureDependencies(step);
  // Whoever looks at the site on this machine needs no compressed copies; they are most of the time of a build.
  const output = await ensureSite(step, { isQuick: true });
  await serve(output, address);
});
