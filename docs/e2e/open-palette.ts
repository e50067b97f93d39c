import type { Locator, Page } from '@playwright/test';
import { hydrate, expect } from './browser-test.ts';

/** Parts of the open search palette. */
export interface OpenPalette {
  dialog: Locator;
  field: Locator;
  options: Locator;
}

/** Opens the search with its keyboard shortcut, after React is loaded. */
export async function openPalette(page: Page, path: string): Promise<OpenPalette> {
  await page.goto(path);
  await hydrate(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  return { dialog, field, options: dialog.getByRole('option') };
}
