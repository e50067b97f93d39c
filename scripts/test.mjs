/** npm test: everything that has to hold before a change lands. */
import { join } from 'node:path';
import process from 'node:process';
import {
  checkBudgets,
  checkDeadCode,
  checkFormat,
  checkLint,
  checkTypes,
  runJourneys,
  runUnitTests,
} from './checks.mjs';
import { root } from './project.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';
import { ensureBuild, ensureExample } from './site-build.mjs';
import { createSteps, formatTime, main } from './steps.mjs';

await main(async () => {
  const start = Date.now();
  const { step, done } = createSteps();
  let passed = 0;
  let weights = '';
  await ensureDependencies(step);
  const browser = await ensureBrowser(step);
  await step('Format', checkFormat);
  await step('Lint', checkLint);
  await step('Types', checkTypes);
  await step('Dead code', checkDeadCode);
  await step('Unit tests', async (progress) => {
    const count = await runUnitTests(progress);
    passed += count;
    return `${count} passed`;
  });
  await ensureBuild(step, { name: 'Build the site' });
  await ensureBuild(step, { name: 'Build the static site', isStatic: true });
  const site = join(root, 'packages', 'site', 'fixtures', 'site');
  await ensureBuild(step, { name: 'Build the site of the tests', site });
  await ensureBuild(step, {
    name: 'Build what takes its place',
    site,
    output: join(root, '.cache', 'next-site'),
    env: { FIXTURE_BUILD: 'next' },
  });
  await ensureExample(step);
  await ensureBuild(step, { name: 'Build the gallery', site: join(root, 'packages', 'ui', 'gallery') });
  await step('Size budgets', async () => {
    weights = await checkBudgets(browser);
  });
  await step('Browser journeys', async (progress) => {
    const count = await runJourneys(progress, browser);
    passed += count;
    return `${count} passed`;
  });
  const width = Math.max(...done.map(({ name }) => name.length));
  const rows = done.map(
    ({ name, time, result }) => `  ${name.padEnd(width)}  ${formatTime(time).padStart(10)}  ${result}`,
  );
  process.stdout.write(
    `\nSummary, ${formatTime(Date.now() - start)} in all\n${rows.join('\n')}\n\n${weights}\n${passed} passed, 0 failed\n`,
  );
});
