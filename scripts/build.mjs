/** npm run build [-- --static]: builds the website as a Node server, or as a folder of static files. */
import process from 'node:process';
import { ensureDependencies } from './setup.mjs';
import { ensureSite } from './site-build.mjs';
import { StepError, createSteps, main } from './steps.mjs';

await main(async () => {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--static');
  if (unknown !== undefined) throw new StepError(`Unknown option "${unknown}".`, 'The only option is --static.');
  const isStatic = process.argv.includes('--static');
  const { step } = createSteps();
  await ensureDependencies(step);
  const output = await ensureSite(step, { isStatic });
  process.stdout.write(
    `\n  ${isStatic ? `Serve ${output}/public with any file server.` : 'Run "npm run preview" to see it.'}\n\n`,
  );
});
