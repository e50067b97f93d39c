/** The checks that `npm test` and `npm run check` run as steps, each with the message and hint for a failure. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './project.mjs';
import { run } from './run.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);
const runTool = (file, args, failure, options = {}) =>
  run(pinnedNode(), [file, ...args], { cwd: root, failure, ...options });

export async function checkFormat() {
  await runTool(
    bin('oxfmt', 'bin', 'oxfmt'),
    ['--check', '.'],
    ['Some files are not formatted.', 'Run "npm run format".'],
  );
}

export async function checkLint() {
  await runTool(
    bin('oxlint', 'bin', 'oxlint'),
    ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    ['The linter found errors.', 'Fix the errors above.'],
    // The type-aware rules are run by a separate program, which oxlint finds through PATH.
    { env: { PATH: `${bin('.bin')}:${process.env.PATH}` } },
  );
}

/** Lists the sites of this repository. Each has its own generated types. */
function listSites() {
  const templates = readdirSync(join(root, 'templates'), { withFileTypes: true });
  return [
    'docs',
    ...['api-site', 'edited-site', 'files-site', 'mistakes-site', 'site'].map((name) =>
      join('packages', 'site', 'fixtures', name),
    ),
    join('packages', 'studio', 'fixtures', 'site'),
    ...templates.filter((entry) => entry.isDirectory()).map(({ name }) => join('templates', name)),
  ];
}

const recto = join(root, 'packages', 'site', 'bin', 'recto.mjs');

/** Writes the generated types of every site, which the type check needs. */
export async function writeSiteTypes() {
  for (const site of listSites()) {
    await runTool(recto, ['types'], [`The types of ${site} could not be generated.`, 'Fix its recto.config.ts.'], {
      cwd: join(root, site),
    });
  }
}

export async function checkTypes() {
  const failure = ['The type check failed.', 'Fix the errors above.'];
  for (const project of ['.', 'docs']) await runTool(bin('typescript', 'bin', 'tsc'), ['-p', project], failure);
  const otherSites = listSites().filter((site) => site !== 'docs');
  await runTool(join(root, 'scripts', 'check-site-types.ts'), otherSites, failure);
}

export async function checkDeadCode() {
  await runTool(bin('knip', 'bin', 'knip.js'), ['--no-progress'], ['There is unused code.', 'Delete it, or use it.']);
}

/** Checks that no link of the website is broken and that no translation is older than its original. */
export async function checkContent() {
  await runTool(recto, ['check'], ['The content has errors.', 'Fix the errors above.'], { cwd: join(root, 'docs') });
}

/** Checks that no picture is older than what it shows. */
export async function checkPictures() {
  await runTool(
    join(root, 'scripts', 'pictures.ts'),
    ['--check'],
    [
      'Some pictures are older than what they show.',
      'Run the commands above in this order, then "npm run pictures -- --check".',
    ],
  );
}

/** Checks that alternate links, sitemap, feeds, markdown versions and llms.txt match the pages of the built website. */
export async function checkStaticSite() {
  const output = await runTool(
    recto,
    ['check', '--site', join('.output-static', 'public')],
    ['The built site has errors.', 'Fix the code or content that causes the errors above.'],
    { cwd: join(root, 'docs') },
  );
  return /\d+ warnings? in \d+ pages/.exec(output)?.[0] ?? '';
}

/** Returns the number of tests that passed, and the names of those that passed only at the second attempt. */
export async function runUnitTests(progress, { isLong }) {
  let total = 0;
  let passed = 0;
  const flaky = [];
  await runTool(
    bin('vitest', 'vitest.mjs'),
    ['run', '--reporter=./scripts/vitest-progress.mjs', '--reporter=default'],
    ['A test failed.', 'Run it alone with "npx vitest run <file>".'],
    {
      env: isLong ? { RECTO_LONG_TESTS: '1' } : {},
      onLine(line) {
        const retried = /^recto:again (.+)/.exec(line);
        if (retried) flaky.push(retried[1]);
        const match = /^recto:progress (\d+) (\d+)/.exec(line);
        if (!match) return;
        [passed, total] = [Number(match[1]), Number(match[2])];
        if (total > 0) progress(passed / total, `${passed} of ${total}`);
      },
    },
  );
  return { passed, flaky };
}

/** Tests the packages as installed from their tarballs; returns the number of tests that passed. */
export async function runPackedTests({ isLong }) {
  const output = await runTool(
    bin('vitest', 'vitest.mjs'),
    ['run', '--config', join(root, 'scripts', 'packed', 'vitest.config.ts')],
    [
      'A test of the packed packages failed.',
      'Run one file alone with "npx vitest run --config scripts/packed/vitest.config.ts <file>".',
    ],
    { env: isLong ? { RECTO_LONG_TESTS: '1' } : {} },
  );
  return Number(/Tests\s+(\d+) passed/.exec(output)?.[1] ?? 0);
}

/** Tests the builds for the hosts; returns the number of tests that passed. */
export async function runHostTests() {
  const output = await runTool(
    bin('vitest', 'vitest.mjs'),
    ['run', '--config', join(root, 'scripts', 'hosts', 'vitest.config.ts')],
    [
      'A test of the builds for hosts failed.',
      'Run one file alone with "npx vitest run --config scripts/hosts/vitest.config.ts <file>".',
    ],
  );
  return Number(/Tests\s+(\d+) passed/.exec(output)?.[1] ?? 0);
}

/**
 * Returns the number of browser tests that passed, the names of those that passed only at the second attempt, and the
 * duration of each Playwright project in milliseconds. `firefox` may be missing.
 */
export async function runBrowserTests(progress, { browser, firefox, isLong }) {
  let total = 0;
  let passed = 0;
  let isListingFlaky = false;
  const flaky = [];
  const times = new Map();
  await runTool(
    bin('@playwright', 'test', 'cli.js'),
    ['test', '--reporter=list'],
    ['A browser test failed.', 'Run it alone with "npx playwright test <file>"; traces are in test-results/.'],
    {
      env: {
        RECTO_BROWSER: browser,
        ...(firefox && { RECTO_FIREFOX: firefox }),
        ...(isLong && { RECTO_LONG_TESTS: '1' }),
      },
      onLine(line) {
        total = Number(/^Running (\d+) tests?/.exec(line)?.[1] ?? total);
        if (/^\s+(?:✓|ok)\s/.test(line)) passed += 1;
        const ended = /^\s+\S+\s+\d+ \[([\w-]+)\] .*\((\d+(?:\.\d+)?)(ms|s|m)\)$/.exec(line);
        if (ended) times.set(ended[1], (times.get(ended[1]) ?? 0) + Number(ended[2]) * UNITS[ended[3]]);
        if (total > 0) progress(passed / total, `${passed} of ${total}`);
        if (/^\s+\d+ [a-z]+/.test(line)) isListingFlaky = / flaky/.test(line);
        else if (isListingFlaky && /^\s+\[/.test(line)) flaky.push(line.trim());
      },
    },
  );
  return { passed, flaky, times };
}

const UNITS = { ms: 1, s: 1000, m: 60_000 };

/** Returns the table of page sizes. */
export async function checkBudgets(browser) {
  return await runTool(
    join(root, 'scripts', 'budgets.ts'),
    [],
    ['A page is larger than its budget.', 'See the table above for what grew.'],
    {
      env: { RECTO_BROWSER: browser },
    },
  );
}
