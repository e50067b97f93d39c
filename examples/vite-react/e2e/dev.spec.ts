/** The development server: open pages show saved changes without a reload. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectNotes, NOTES, openNotes, test } from './fixtures.ts';

const copy = join(import.meta.dirname, '..', '..', '..', '.cache', 'dev-example');
const note = join(copy, 'content', 'en', 'notes', '1.margins.md');
const [newest = '', second = '', oldest = ''] = NOTES.en;

test('an open page shows changed titles and bodies, new drafts and deleted files', async ({ page }) => {
  await openNotes(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
  });
  const text = readFileSync(note, 'utf8');
  writeFileSync(note, text.replace(oldest, 'Margins, again').replace('Old books', 'Very old books'));
  await expectNotes(page, [newest, second, 'Margins, again']);
  await page.getByRole('link', { name: 'Margins, again' }).click();
  await expect(page.locator('.prose')).toContainText('Very old books');
  writeFileSync(note, text);
  await expect(page.locator('.prose')).toContainText('Old books');
  await page.getByRole('link', { name: 'All notes' }).click();

  const draft = join(copy, 'content', 'en', 'notes', '4.unfinished.draft.md');
  writeFileSync(draft, text.replace(oldest, 'Not finished yet').replace('2026-09-04', '2026-01-01'));
  await expectNotes(page, [...NOTES.en, 'Not finished yet']);
  rmSync(draft);
  await expectNotes(page, NOTES.en);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

// Without an open page, because a page that reloads while its server restarts can prevent Chromium from closing.
test('the server restarts when the configuration changes, and rows have the new field', async ({ request }) => {
  const config = join(copy, 'content.config.ts');
  const text = readFileSync(config, 'utf8');
  const columns = async (): Promise<unknown> => {
    const response = await request.get('/__recto_content/authors/sql_dump.txt?part=index').catch(() => undefined);
    return response?.ok() === true ? ((await response.json()) as { columns: unknown }).columns : undefined;
  };
  expect(await columns()).not.toHaveProperty('city');
  writeFileSync(config, text.replace('slug: z.string(),', "slug: z.string(), city: z.string().default('Ghent'),"));
  await expect.poll(columns, { timeout: 15_000 }).toHaveProperty('city');
  writeFileSync(config, text);
  await expect.poll(columns, { timeout: 15_000 }).not.toHaveProperty('city');
});
