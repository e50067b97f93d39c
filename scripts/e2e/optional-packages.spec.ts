import type { Locator } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, holdRuntime, test, watchRequests } from '../../packages/site/e2e/browser-test.ts';
import { serveBuild } from '../../packages/site/src/testing/serve-build.ts';
import type { ServedBuild } from '../../packages/site/src/testing/serve-build.ts';
import { ensureTools } from '../packed/ensure-tools.ts';
import { root } from '../project.mjs';

/** A built site that uses the optional packages Mermaid and Twoslash. */

test.describe.configure({ mode: 'default' });

const FILES = {
  'package.json': JSON.stringify({
    name: 'optional',
    private: true,
    type: 'module',
    dependencies: { mermaid: '^12.3.0' },
  }),
  'recto.config.ts': `import { defineConfig, docs } from '@recto/site';
export default defineConfig({
  title: 'Optional',
  content: { markdown: { twoslash: true } },
  pages: [docs('/')],
});
`,
  'content/1.start.md': `---
title: Start
description: The first page.
---

[Diagrams](/diagrams)

\`\`\`ts twoslash
const limit: number = 3;
// ---cut---
export const items = [1, 2].filter((item) => item < limit);
//           ^?
\`\`\`
`,
  'content/2.diagrams.md': `---
title: Diagrams
description: Some that the build renders, and some that it does not.
---

\`\`\`mermaid
graph LR
  File --> Row
\`\`\`

${'One more line.\n\n'.repeat(80)}

\`\`\`mermaid
pie title Glazes
  "Blue" : 3
  "<img src=x onerror=alert(1)>" : 2
\`\`\`

\`\`\`mermaid
pie wrong wrong
  not a value
\`\`\`
`,
};

/** The site is below the folder of the packages, so that they are resolved as if they were installed in it. */
let server: ServedBuild;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const packages = await ensureTools('optional-packages', {
    dependencies: { mermaid: '12.3.0', twoslash: '0.3.9', '@typescript/typescript6': '6.0.2' },
  });
  const site = join(dirname(packages), 'site');
  rmSync(site, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  execFileSync(process.execPath, [join(root, 'packages', 'site', 'bin', 'recto.mjs'), 'build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', RECTO_COMPRESS: '0' },
    stdio: 'pipe',
  });
  server = await serveBuild(join(site, '.output'));
  ({ origin } = server);
});

test.afterAll(async () => {
  await server.stop();
});

const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.width ?? 0;

test.describe('diagrams', () => {
  test.use({ expectedConsole: /^warning: A diagram could not be rendered, so its source is shown/u });

  test('Mermaid renders a diagram when it comes into view; an invalid one keeps its source', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(`${origin}/diagrams`);
    const figures = page.locator('figure.diagram');
    await expect(figures.first().locator('svg')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => /mermaid/iu.test(request.url()))).toEqual([]);
    const pie = figures.nth(1);
    await expect(pie.locator('pre')).toContainText('pie title Glazes');
    await pie.scrollIntoViewIfNeeded();
    await expect(pie.locator('svg')).toBeVisible();
    await expect(pie.locator('svg')).toContainText('Glazes');
    // The styles of the diagram apply, although the policy allows no style elements.
    await expect(pie.locator('svg .pieTitleText')).toHaveCSS('text-anchor', 'middle');
    expect(await widthOf(pie.locator('svg'))).toBeGreaterThan(200);
    await expect(figures.nth(2).locator('pre')).toContainText('not a value');
    await expect(figures.nth(2).locator('svg')).toHaveCount(0);
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  });

  test('a diagram is rendered after a client-side navigation, and its styles are removed with it', async ({ page }) => {
    await page.goto(`${origin}/start`);
    await page.locator('.prose').getByRole('link', { name: 'Diagrams' }).click();
    const pie = page.locator('figure.diagram').nth(1);
    await pie.scrollIntoViewIfNeeded();
    await expect(pie.locator('svg')).toContainText('Glazes');
    const countSheets = async (): Promise<number> => await page.evaluate(() => document.adoptedStyleSheets.length);
    const before = await countSheets();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Start');
    await expect.poll(countSheets).toBeLessThan(before);
  });
});

test('a click on a name of code shows its type, without React, and Escape hides it', async ({ page }) => {
  await holdRuntime(page);
  await page.goto(`${origin}/start`);
  await expect(page.locator('.prose pre')).not.toContainText('const limit: number');
  await expect(page.locator('.prose pre [data-type]')).toHaveAttribute('data-type', 'const items: number[]');
  const name = page.locator('.prose pre').getByRole('button', { name: 'limit' });
  await name.click();
  const type = page.locator('.type-popover:popover-open');
  await expect(type).toContainText('const limit: number');
  await page.keyboard.press('Escape');
  await expect(type).toHaveCount(0);
  await name.press('Enter');
  await expect(type).toContainText('const limit: number');
  expect(await page.locator('.prose script').count()).toBe(0);
});
