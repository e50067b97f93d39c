/** npm test: the checks that have to pass before a change is merged. `npm run test:long` adds the slow ones. */
import { join } from 'node:path';
import process from 'node:process';
import {
  checkContent,
  checkBudgets,
  checkDeadCode,
  checkFormat,
  checkLint,
  checkPictures,
  checkStaticSite,
  checkTypes,
  runHostTests,
  runBrowserTests,
  runPackedTests,
  runUnitTests,
  writeSiteTypes,
} from './checks.mjs';
import { ensureLargeSite } from './e2e/large-site.mjs';
import { ensureHostBuilds } from './hosts/builds.mjs';
import { root } from './project.mjs';
import { ensureBrowser, ensureDependencies, ensureFirefox, ensureHaproxy } from './setup.mjs';
import { ensureBuild, ensureExample, ensureSite } from './site-build.mjs';
import { createSteps, formatTime, main } from './steps.mjs';

/** Also tests other package managers, every host, Firefox, and the slow Playwright projects. */
const isLong = process.argv.includes('--long');

await main(async () => {
  const start = Date.now();
  const { step, done } = createSteps();
  let passed = 0;
  let sizes = '';
  /** Duration of each Playwright project, in milliseconds. */
  let times = new Map();
  /** Tests that passed only at the second attempt. */
  const flaky = [];
  await ensureDependencies(step);
  const browser = await ensureBrowser(step);
  const firefox = isLong ? await ensureFirefox(step) : undefined;
  if (isLong) await ensureHaproxy(step);
  await step('Types of the sites', writeSiteTypes);
  // In parallel, because each of these leaves a core idle for part of its time.
  await runInParallel(
    async () => {
      await step('Lint', checkLint);
    },
    async () => {
      await step('Format', checkFormat);
      await step('Types', checkTypes);
      await step('Dead code', checkDeadCode);
      await step('Content', checkContent);
      if (isLong) await step('Pictures', checkPictures);
    },
  );
  await step('Unit tests', async (progress) => {
    const unit = await runUnitTests(progress, { isLong });
    passed += unit.passed;
    flaky.push(...unit.flaky);
    return `${unit.passed} passed`;
  });
  await runInParallel(
    async () => {
      await step('Packed packages', async () => {
        const count = await runPackedTests({ isLong });
        passed += count;
        return `${count} passed`;
      });
    },
    async () => {
      await buildAll(step);
      if (isLong) await ensureHostBuilds(step);
    },
  );
  if (isLong) {
    await step('Hosts', async () => {
      const count = await runHostTests();
      passed += count;
      return `${count} passed`;
    });
  }
  await step('Static site', checkStaticSite);
  await step('Size budgets', async () => {
    sizes = await checkBudgets(browser);
  });
  await step('Browser tests', async (progress) => {
    const browserTests = await runBrowserTests(progress, { browser, firefox, isLong });
    passed += browserTests.passed;
    times = browserTests.times;
    flaky.push(...browserTests.flaky);
    return `${browserTests.passed} passed`;
  });
  const width = Math.max(...done.map(({ name }) => name.length));
  const rows = done.map(
    ({ name, time, result }) => `  ${name.padEnd(width)}  ${formatTime(time).padStart(10)}  ${result}`,
  );
  process.stdout.write(
    `\nSummary, ${formatTime(Date.now() - start)} in all\n${rows.join('\n')}\n\n${listTimes(times)}${sizes}\n${renderFlaky(flaky)}${passed} passed, 0 failed\n`,
  );
});

/** Builds every site that the browser tests need. */
async function buildAll(step) {
  await ensureSite(step, { name: 'Build the site' });
  await ensureSite(step, { name: 'Build the static site', isStatic: true, isQuick: true });
  await ensureBuild(step, {
    name: 'Build the site with a base path',
    output: join(root, '.cache', 'below-site'),
    args: ['--base', '/below/here/'],
    isQuick: true,
  });
  const site = join(root, 'packages', 'site', 'fixtures', 'site');
  await ensureBuild(step, { name: 'Build the test site', site, isQuick: true });
  await ensureBuild(step, {
    name: 'Build the test site of the studio',
    site: join(root, 'packages', 'studio', 'fixtures', 'site'),
    isQuick: true,
  });
  await ensureBuild(step, {
    name: 'Build the next version of the test site',
    site,
    output: join(root, '.cache', 'next-site'),
    env: { FIXTURE_BUILD: 'next' },
    isQuick: true,
  });
  await ensureBuild(step, {
    name: 'Build the static test site',
    site: join(root, 'packages', 'site', 'fixtures', 'files-site'),
    isStatic: true,
    isQuick: true,
  });
  await ensureExample(step);
  if (isLong) await ensureLargeSite(step);
  await ensureBuild(step, { name: 'Build the gallery', site: join(root, 'packages', 'ui', 'gallery') });
}

/** Runs functions in parallel. If one fails, the others are still awaited, so that no output is left incomplete. */
async function runInParallel(...works) {
  const ended = await Promise.allSettled(works.map((work) => work()));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Lists the duration of the browser tests of each project, slowest first. Because three tests run in parallel, the sum
 * is larger than the duration of the step.
 */
function listTimes(times) {
  const sorted = [...times].sort(([, a], [, b]) => b - a);
  return `Browser tests\n${sorted.map(([project, time]) => `  ${project.padEnd(16)}${formatTime(time)}\n`).join('')}\n`;
}

function renderFlaky(flaky) {
  return flaky.length === 0
    ? ''
    : `Passed only at the second attempt:\n${flaky.map((line) => `  ${line}\n`).join('')}\n`;
}
