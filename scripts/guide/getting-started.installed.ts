import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureInstalled } from '../packed/ensure-installed.ts';
import { TOOLS } from '../packed/run-installed.ts';
import { npmEnvironment } from '../packed/run-npm.ts';
import { docs } from '../project.mjs';
import { runSteps } from './run-steps.ts';
import { readSteps } from './read-steps.ts';
import { startRegistry } from './registry.ts';
import type { Registry } from './registry.ts';

const section = 'content/en/docs/1.getting-started';
const folder = await ensureInstalled();
let registry: Registry;
let env: Record<string, string>;

beforeAll(async () => {
  registry = await startRegistry();
  env = {
    ...npmEnvironment(),
    ...registry.env,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    CREATE_RECTO: join(folder, 'node_modules', TOOLS['create-recto']),
    // git needs an author for the first commit.
    GIT_AUTHOR_NAME: 'A reader',
    GIT_AUTHOR_EMAIL: 'reader@recto.example',
    GIT_COMMITTER_NAME: 'A reader',
    GIT_COMMITTER_EMAIL: 'reader@recto.example',
  };
});

afterAll(() => {
  registry.stop();
});

/** Runs all steps in a section of a page, in an empty folder. Returns the number of checked outputs and pages. */
async function follow(page: string, heading: string, parent: string): Promise<number> {
  const steps = readSteps(readFileSync(join(docs, section, page), 'utf8'), heading);
  const workFolder = mkdtempSync(join(parent, 'recto-guide-'));
  try {
    return await runSteps(steps, `docs/${section}/${page}`, { folder: workFolder, env });
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

// The site is installed on its own, so this also tests that it declares all its dependencies.
test('the steps of "Your first site" work', { timeout: 300_000 }, async () => {
  expect(await follow('2.installation.md', 'Your first site', tmpdir())).toBeGreaterThan(5);
});

test('the steps of "Options" work', async () => {
  expect(await follow('2.installation.md', 'Options', tmpdir())).toBeGreaterThan(0);
});

test('the steps of "A whole site" work', { timeout: 300_000 }, async () => {
  expect(await follow('3.configuration.md', 'A whole site', tmpdir())).toBeGreaterThan(2);
});
