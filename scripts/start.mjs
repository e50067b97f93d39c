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
  const output = await ensureSite(step);
  await serve(output, address);
});
