import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/project.mjs';
import { POST, signIn } from './open-editor.ts';
import { test } from './studio-site.ts';

const BASE = '/pottery';
const output = join(root, '.cache', 'studio-below-folder');

/** A site below a folder of its host. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' }, build: { output, base: BASE } });

test.beforeAll(() => {
  test.setTimeout(300_000);
  execFileSync(process.execPath, [join(root, 'packages/site/bin/recto.mjs'), 'build', '--base', BASE], {
    cwd: join(root, 'packages/studio/fixtures/site'),
    env: { ...process.env, RECTO_OUTPUT: output, RECTO_COMPRESS: '0' },
    stdio: 'ignore',
  });
});

test('opens the file of the page, shows its draft and publishes it', async ({ page, site }) => {
  const url = `${site.origin}${BASE}/en/blog/first-post`;
  await page.addInitScript(() => {
    localStorage.setItem('recto-studio-tour', '1');
  });
  await page.goto(`${site.origin}${BASE}/_studio?redirect=${BASE}/en/blog/first-post`);
  await signIn(page);
  await page.waitForURL(url);
  await page.keyboard.press('Control+.');
  const panel = page.locator('recto-studio').getByRole('complementary');
  await panel
    .getByRole('textbox', { name: `Text of ${POST}` })
    .getByText('Words of the first post.')
    .click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Below a folder.');
  await expect(page.locator('#main')).toContainText('Words of the first post. Below a folder.');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  await expect.poll(async () => await (await fetch(url)).text()).toContain('Below a folder.');
});
