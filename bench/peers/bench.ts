/** npm run bench: compares Recto with other site generators on the same generated pages, and writes the results. */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import type { BenchResults } from '../../docs/benchmarks/bench-results.ts';
import { hashInputs, root } from '../../scripts/project.mjs';
import { ensureBrowser } from '../../scripts/setup.mjs';
import { StepError, createSteps, main } from '../../scripts/steps.mjs';
import { describeMachine, readVersion } from './describe-machine.ts';
import { ensureHugo } from './ensure-hugo.ts';
import { installPackages } from './install-packages.ts';
import { openMeasurements } from './measurements.ts';
import type { MeasurementStore } from './measurements.ts';
import { OptionError, PARTS, parseOptions } from './options.ts';
import type { BenchOptions } from './options.ts';
import { CACHE, LOCK, MEASUREMENTS, PUBLISHED, TOOLS, UNPUBLISHED } from './paths.ts';
import { prepareSite } from './prepare-site.ts';
import type { Site } from './prepare-site.ts';
import { killTree } from './process-tree.ts';
import { LockError, takeLock } from './run-lock.ts';
import { addPublishedSizes } from './add-published-sizes.ts';
import { kindsOf, measureTask } from './run-parts.ts';
import type { BenchTask, TaskTools } from './run-parts.ts';
import { summarise } from './summarise.ts';
import { SYSTEMS } from './systems.ts';

const { step } = createSteps();

await main(async () => {
  const options = readOptions();
  const release = lock();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // Otherwise builds and servers would continue without this process.
      killTree(process.pid, { keepRoot: true });
      release();
      process.exit(1);
    });
  }
  try {
    await runBench(options);
  } finally {
    release();
  }
});

function readOptions(): BenchOptions {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new StepError(error.message, 'See bench/README.md for the options.');
  }
}

function lock(): () => void {
  try {
    return takeLock(LOCK);
  } catch (error) {
    if (!(error instanceof LockError)) throw error;
    throw new StepError(error.message, 'Wait until it has finished, or stop it.');
  }
}

async function runBench(options: BenchOptions): Promise<void> {
  const browserPath = await ensureBrowser(step);
  await step('Install the measuring tools', async () => {
    await installPackages(join(import.meta.dirname, 'tools'), TOOLS);
  });
  const sites = await prepareSites(options);
  const store = openMeasurements(MEASUREMENTS, describeInputs(options, sites), options);
  const browser = await chromium.launch({
    executablePath: browserPath,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Requests to other origins are blocked.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  });
  const failures: string[] = [];
  try {
    for (const task of listTasks(options, sites)) {
      await runTask(task, { browser, browserPath, ...measurementsOf(store, task) }, failures);
    }
  } finally {
    await browser.close();
  }
  const isPublished = options.isComplete && failures.length === 0;
  const file = isPublished ? PUBLISHED : UNPUBLISHED;
  const date = new Date().toISOString().slice(0, 10);
  const results: BenchResults = {
    date,
    machine: describeMachine(browser.version()),
    runs: options.runs,
    systems: sites.map(({ name, system, ...site }) => ({
      name,
      title: system.title,
      version: readVersion({ name, system, ...site }),
    })),
    results: summarise(store.all(), date),
  };
  writeResults(file, isPublished ? addPublishedSizes(results, readPublished()) : results);
  process.stdout.write(`\nResults: ${relative(root, file)}\n`);
  if (failures.length > 0) {
    throw new StepError(
      `${failures.length} measurements failed: ${failures.join(', ')}.`,
      `The logs are in ${relative(root, CACHE)}/logs. Run the command again: it repeats only the missing measurements.`,
    );
  }
  // All measurements are done: the file is renamed, so that the next run does not reuse them.
  renameSync(MEASUREMENTS, `${MEASUREMENTS}.finished`);
}

/** Identifies what is measured: options, versions and our code. If it changes, stored measurements are dropped. */
function describeInputs({ systems, sizes, parts, runs }: BenchOptions, sites: readonly Site[]): string {
  return JSON.stringify({
    options: { systems, sizes, parts, runs },
    recto: hashInputs(['packages', 'templates/docs', 'bench/pages', 'bench/peers']),
    versions: Object.fromEntries(sites.map((site) => [site.system.site, readVersion(site)])),
  });
}

async function prepareSites({ systems }: BenchOptions): Promise<Site[]> {
  const sites: Site[] = [];
  for (const name of systems) {
    const system = SYSTEMS[name];
    if (!system) continue;
    if (system.site === 'hugo' && !(await ensureHugo(step))) {
      process.stdout.write(
        'Hugo is skipped because it is not installed. On Debian, run as root: apt-get install hugo\n',
      );
      continue;
    }
    await step(`Prepare ${system.title}`, async () => {
      sites.push(await prepareSite(name, system));
    });
  }
  return sites;
}

/** Lists the tasks by size, part and run. In each run, all systems are measured before the next run begins. */
function listTasks({ sizes, parts, runs }: BenchOptions, sites: readonly Site[]): BenchTask[] {
  return sizes.flatMap((pages) =>
    PARTS.filter((part) => parts.includes(part)).flatMap((part) =>
      Array.from({ length: runs }, (_, index) => index + 1).flatMap((run) =>
        sites
          .filter(({ system }) => pages <= system.maxPages && (part !== 'builds' || run <= (system.buildRuns ?? runs)))
          .map((site) => ({ part, site, pages, run })),
      ),
    ),
  );
}

function measurementsOf(
  store: MeasurementStore,
  { site, pages, run }: BenchTask,
): Pick<TaskTools, 'measure' | 'missing'> {
  const entry = { system: site.name, pages, run };
  return {
    missing: (kinds) => kinds.filter((kind) => !store.has({ ...entry, kind })),
    measure: async (kind, work) => {
      if (!store.has({ ...entry, kind })) store.add({ ...entry, kind, figures: await work() });
    },
  };
}

/** Runs a task. A failure is reported at the end, and does not stop the other tasks. */
async function runTask(task: BenchTask, tools: TaskTools, failures: string[]): Promise<void> {
  const { part, site, pages, run } = task;
  if (tools.missing(kindsOf(task)).length === 0) return;
  const name = `${pages} pages, ${part}, run ${run}: ${site.system.title}`;
  try {
    await step(name, async () => {
      await measureTask(task, tools);
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    failures.push(name);
  }
}

function readPublished(): BenchResults {
  return JSON.parse(readFileSync(PUBLISHED, 'utf8')) as BenchResults;
}

function writeResults(file: string, results: BenchResults): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  writeFileSync(partial, `${JSON.stringify(results, undefined, 2)}\n`);
  rmSync(file, { force: true });
  renameSync(partial, file);
}
