/** npm run check: runs only the fast checks. */
import { checkDeadCode, checkFormat, checkLint, checkTypes, writeSiteTypes } from './checks.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  await step('Types of the sites', writeSiteTypes);
  await step('Format', checkFormat);
  await step('Lint', checkLint);
  await step('Types', checkTypes);
  await step('Dead code', checkDeadCode);
});
