import type { Page } from '@playwright/test';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { hydrate, expect, expectHydrated, holdRuntime, isHydrated, test } from './browser-test.ts';

/** Events before React is loaded, and their replay afterwards. */

const PAGE = '/pages/controls';

/** Returns the visible state of the controls, and their state in React. */
async function readState(page: Page): Promise<unknown> {
  return await page.getByTestId('controls').evaluate((controls) => ({
    known: JSON.parse(controls.querySelector('output')?.textContent ?? '{}') as unknown,
    values: [...controls.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value, checked }) => [
      value,
      checked,
    ]),
    open: controls.querySelector('details')?.open,
    leaves: [...controls.querySelectorAll<HTMLElement>('[data-testid="leaf"]')].map(({ dataset }) => dataset['state']),
    tabs: [...controls.querySelectorAll('[role="tab"]')].map(({ ariaSelected }) => ariaSelected),
    busy: controls.closest('recto-live')?.ariaBusy ?? null,
  }));
}

/** Counts every event that reaches the controls from now on, of a visitor or of a script. */
async function countEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { counted: 0 });
    for (const type of ['click', 'input', 'change', 'keydown']) {
      addEventListener(
        type,
        () => Object.assign(globalThis, { counted: Number(Reflect.get(globalThis, 'counted')) + 1 }),
        true,
      );
    }
  });
  return async () => await page.evaluate(() => Number(Reflect.get(globalThis, 'counted')));
}

test('BEH-1: radio buttons used before React is loaded are handled once, and cause no further events', async ({
  page,
}) => {
  const unblock = await holdRuntime(page);
  await page.goto(PAGE);
  await page.getByLabel('Radio b').check();
  await page.getByLabel('Radio c').check();
  expect(await isHydrated(page)).toBe(false);
  unblock();
  await expectHydrated(page, true);
  await expect(page.getByTestId('known')).toContainText('"radio":"c"');
  const count = await countEvents(page);
  await page.waitForTimeout(500);
  expect(await count()).toBe(0);
  await expect(page.getByLabel('Radio c')).toBeChecked();
});

test('BEH-1: lines typed into a text area before React is loaded are kept', async ({ page }) => {
  const unblock = await holdRuntime(page);
  await page.goto(PAGE);
  await page.getByLabel('Area').click();
  for (const key of ['a', 'Enter', 'b', 'ArrowUp', 'x']) await page.keyboard.press(key);
  expect(await isHydrated(page)).toBe(false);
  unblock();
  await expectHydrated(page, true);
  await expect(page.getByLabel('Area')).toHaveValue('ax\nb');
  await expect(page.getByTestId('known')).toContainText(String.raw`"area":"ax\nb"`);
});

test('BEH-1: browser keys such as F5 work before React is loaded', async ({ page }) => {
  await holdRuntime(page);
  await page.goto(PAGE);
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      (event) => setTimeout(() => (document.title = `${event.key} ${event.defaultPrevented}`)),
      {
        capture: true,
      },
    );
  });
  for (const target of [
    page.getByRole('button', { name: 'Press' }),
    page.getByLabel('Line'),
    page.getByLabel('Area'),
  ]) {
    await target.focus();
    // F8 has no function in any browser; F6 moves the focus out of the page in Firefox.
    await page.keyboard.press('F8');
    await expect(page).toHaveTitle('F8 false');
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('Escape true');
  }
});

test('BEH-5: a component that waits for React has aria-busy', async ({ page }) => {
  const unblock = await holdRuntime(page);
  await page.goto(PAGE);
  const part = page.locator('recto-live', { has: page.getByTestId('controls') });
  await expect(part).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(part).toHaveAttribute('aria-busy', 'true');
  unblock();
  await expect(page.getByTestId('known')).toContainText('"clicks":1');
  await expect(part).not.toHaveAttribute('aria-busy');
});

type Action = { name: string; do: (page: Page) => Promise<void> };

const press = (key: string): Action => ({ name: key, do: async (page) => await page.keyboard.press(key) });
const click = (name: string, find: (page: Page) => ReturnType<Page['getByLabel']>): Action => ({
  name: `click ${name}`,
  do: async (page) => await find(page).click(),
});

const ACTIONS: readonly Action[] = [
  click('button', (page) => page.getByRole('button', { name: 'Press' })),
  click('line', (page) => page.getByLabel('Line')),
  click('area', (page) => page.getByLabel('Area')),
  click('check', (page) => page.getByLabel('Check')),
  ...['a', 'b', 'c'].map((radio) => click(`radio ${radio}`, (page) => page.getByLabel(`Radio ${radio}`))),
  click('details', (page) => page.getByText('More', { exact: true })),
  ...[0, 1, 2].map((leaf) => click(`tab ${leaf}`, (page) => page.getByRole('tab', { name: `Leaf ${leaf}` }))),
  { name: 'choose', do: async (page) => await page.getByLabel('Choice').press('ArrowDown') },
  { name: 'focus the button', do: async (page) => await page.getByRole('button', { name: 'Press' }).focus() },
  ...['Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Space', 'Enter', 'x', 'Z', 'Backspace', 'Home'].map(
    press,
  ),
];

test('BEH-1: any sequence before React is loaded has the same result as after it', async ({ page, browserName }) => {
  test.slow();
  await assert(
    asyncProperty(array(constantFrom(...ACTIONS), { minLength: 1, maxLength: 12 }), async (actions) => {
      await page.unrouteAll();
      await page.goto(PAGE);
      await hydrate(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const action of actions) await action.do(page);
      const after = await readState(page);

      const unblock = await holdRuntime(page);
      await page.goto(PAGE);
      for (const action of actions) await action.do(page);
      expect(await isHydrated(page)).toBe(false);
      unblock();
      // A sequence of only native controls may not have loaded React.
      await hydrate(page);
      await expect.poll(async () => await readState(page)).toEqual(after);
      const count = await countEvents(page);
      await page.waitForTimeout(60);
      expect(await count()).toBe(0);
      expect(await readState(page)).toEqual(after);
    }),
    {
      // A page takes three times as long in Firefox.
      numRuns: browserName === 'firefox' ? 4 : 12,
      seed: Number(process.env['RECTO_SEED'] ?? Date.now() % 1_000_000),
      interruptAfterTimeLimit: 100_000,
    },
  );
});
