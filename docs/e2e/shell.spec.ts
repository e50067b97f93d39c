import type { Locator, Page } from '@playwright/test';
import { site } from '../tests/fixtures/website.ts';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const PHONE = { width: 390, height: 844 };

/** Labels of the active entries in the header. */
async function openEntries(page: Page): Promise<string[]> {
  return await page.locator('.header-entry[aria-current]').allInnerTexts();
}

test.describe('the header', () => {
  for (const [path, open] of [
    ['/en', []],
    ['/en/docs/getting-started', ['Documentation']],
    ['/en/docs/files/markdown', ['Documentation']],
    ['/en/blog', ['Blog']],
    ['/en/blog/react-on-intent', ['Blog']],
    ['/en/templates', ['Templates']],
    ['/en/changelog', []],
    ['/en/studio', []],
  ] as const) {
    test(`on ${path} the active entry is "${open.join()}"`, async ({ page }) => {
      await page.goto(path);
      expect(await openEntries(page)).toEqual(open);
    });
  }

  test('its entries have the configured links, and the studio has a badge', async ({ page }) => {
    await page.goto('/en/blog');
    const main = page.getByRole('navigation', { name: 'Main' });
    const links = main.locator('.header-entry');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/en/docs/getting-started',
      '/en/docs/studio/setup',
      '/en/templates',
      '/en/blog',
    ]);
    await expect(main.getByRole('link', { name: 'Studio alpha' })).toBeVisible();
  });

  for (const language of ['en', 'ar']) {
    test(`BEH-9: in ${language}, each entry has a decorative icon before its label`, async ({ page }) => {
      await page.goto(`/${language}/blog`);
      await expectIcons(page.locator('.header-entry'), language);
      // On narrow screens only the labels are shown.
      await page.setViewportSize({ width: 1100, height: 800 });
      for (const icon of await page.locator('.header-entry > svg').all()) await expect(icon).toBeHidden();
    });
  }

  test('the logo links to the home page of the language', async ({ page }) => {
    await page.goto('/ar/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Recto' }).click();
    await expect(page).toHaveURL(/\/ar\/?$/u);
  });

  test('the call to action is only on the home page, and opens a new tab', async ({ page }) => {
    await page.goto('/en');
    const call = page.getByRole('banner').getByRole('link', { name: 'Open Legacy Studio' });
    await expect(call).toHaveAttribute('href', 'https://studio.recto.example');
    await expect(call).toHaveAttribute('target', '_blank');
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(call).toHaveCount(0);
  });

  test('links to the source code', async ({ page }) => {
    await page.goto('/en/blog');
    const source = page.getByRole('banner').getByRole('link', { name: 'Source code' });
    await expect(source).toHaveAttribute('href', 'https://github.com/recto-project/recto');
  });
});

test.describe('menus', () => {
  const languages = 'summary[aria-label="Languages"]';

  test('the language picker opens on hover, stays open after a click, and closes when the pointer leaves', async ({
    page,
  }) => {
    await page.goto('/en/docs/files/markdown');
    const arabic = page.getByRole('link', { name: 'العربية' });
    await page.locator(languages).hover();
    await expect(arabic).toBeVisible();
    await page.mouse.move(400, 700);
    await expect(arabic).toBeHidden();
    await page.locator(languages).hover();
    await expect(arabic).toBeVisible();
    await page.locator(languages).click();
    await expect(arabic).toBeVisible();
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await expect(arabic).toBeHidden();
    await page.locator(languages).hover();
    await expect(arabic).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(arabic).toBeHidden();
  });

  test('the language picker opens with the keyboard, closes with Escape, and returns the focus', async ({ page }) => {
    await page.goto('/en/docs/files/markdown');
    await hydrate(page);
    await page.locator(languages).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
    await expect(page.locator(languages)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    // Moves the focus past all languages.
    for (const _ of [...site.locales, 'out']) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
  });

  test('the language picker lists languages by their own names and links to the same page', async ({ page }) => {
    await page.goto('/en/docs/files/markdown');
    await page.locator(languages).click();
    const arabic = page.getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('href', '/ar/docs/files/markdown');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  for (const isHydrated of [false, true]) {
    test(`a selected language is remembered, ${isHydrated ? 'after' : 'before'} React is loaded`, async ({
      page,
      context,
    }) => {
      await page.goto('/en/blog');
      if (isHydrated) await hydrate(page);
      else await page.route('**/runtime-*.js', (route) => route.abort());
      await page.locator(languages).click();
      await page.getByRole('link', { name: 'العربية' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
      expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
      await page.unroute('**/runtime-*.js');
      await page.goto('/');
      await expect(page).toHaveURL(/\/ar\/?$/u);
    });
  }
  test.use({ expectedConsole: /could not load its runtime|Failed to load resource/u });

  test('an entry with a menu opens it on hover, with a click and with the keyboard', async ({ page }) => {
    await page.goto('/en/templates');
    await hydrate(page);
    const more = page.locator('summary[aria-label="More in Studio"]');
    const pricing = page.getByRole('banner').getByRole('link', { name: /^Pricing/u });
    await more.hover();
    await expect(pricing).toBeVisible();
    await page.mouse.move(400, 700);
    await expect(pricing).toBeHidden();
    await more.focus();
    await page.keyboard.press('Enter');
    await markDocument(page);
    await pricing.click();
    await expect(page).toHaveURL('/en/studio/pricing');
    await expect(pricing).toBeHidden();
    // The menu stays closed, although the pointer is still at its position.
    await page.waitForTimeout(500);
    await expect(pricing).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('menus under a pointer', () => {
  const languages = 'summary[aria-label="Languages"]';
  const studio = 'summary[aria-label="More in Studio"]';
  const menuList = (page: Page, summary: string) => page.locator(`details:has(> ${summary}) > ul`);

  /** Opens a page with React loaded, whose clock advances only with `page.clock`. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2031-05-05T10:00:00' });
    await page.goto('/en/templates');
    await hydrate(page);
    await page.mouse.move(400, 700);
    await page.clock.pauseAt('2031-05-05T11:00:00');
  });

  test('BEH-10: the first one opens after 200 ms, the next one at once', async ({ page }) => {
    await page.locator(studio).hover();
    await page.clock.runFor(199);
    await expect(menuList(page, studio)).toBeHidden();
    await page.clock.runFor(1);
    await expect(menuList(page, studio)).toBeVisible();
    await page.locator(languages).hover();
    await expect(menuList(page, languages)).toBeVisible();
    await expect(menuList(page, studio)).toBeHidden();
    // It opened without a delay, and it stays open.
    await page.clock.runFor(5000);
    await expect(menuList(page, languages)).toBeVisible();
    await page.locator(studio).hover();
    await expect(menuList(page, studio)).toBeVisible();
    await expect(menuList(page, languages)).toBeHidden();
  });

  test('BEH-10: less than 300 ms after one has closed, the next one opens at once; then it waits again', async ({
    page,
  }) => {
    for (const [pause, isAtOnce] of [
      [250, true],
      [350, false],
    ] as const) {
      // Escape closes it at a known time.
      await page.locator(languages).focus();
      await page.keyboard.press('Enter');
      await expect(menuList(page, languages)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuList(page, languages)).toBeHidden();
      await page.clock.runFor(pause);
      await page.locator(studio).hover();
      await expect(menuList(page, studio)).toBeVisible({ visible: isAtOnce });
      await page.clock.runFor(199);
      await expect(menuList(page, studio)).toBeVisible({ visible: isAtOnce });
      await page.clock.runFor(1);
      await expect(menuList(page, studio)).toBeVisible();
      await page.mouse.move(400, 700);
      await page.clock.runFor(1000);
      await expect(menuList(page, studio)).toBeHidden();
    }
  });

  test('BEH-10: a pointer that only moves across does not open a menu', async ({ page }) => {
    await page.locator(studio).hover();
    await page.clock.runFor(150);
    await page.locator(languages).hover();
    await page.clock.runFor(150);
    await expect(menuList(page, studio)).toBeHidden();
    await expect(menuList(page, languages)).toBeHidden();
    await page.mouse.move(400, 700);
    await page.clock.runFor(1000);
    await expect(menuList(page, languages)).toBeHidden();
  });

  test('BEH-10: a click and a key open a menu without delay', async ({ page }) => {
    for (const summary of [studio, languages]) {
      await page.locator(summary).click();
      await expect(menuList(page, summary)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuList(page, summary)).toBeHidden();
      for (const key of ['Enter', 'Space']) {
        await page.locator(summary).focus();
        await page.keyboard.press(key);
        await expect(menuList(page, summary)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menuList(page, summary)).toBeHidden();
      }
    }
  });

  test('BEH-10: the label of an entry also opens its menu, and moving from the label to the menu keeps it open', async ({
    page,
  }) => {
    await page.locator('.header-entry', { hasText: 'Studio' }).hover();
    await page.clock.runFor(200);
    await expect(menuList(page, studio)).toBeVisible();
    await menuList(page, studio).getByRole('link').first().hover();
    await page.clock.runFor(1000);
    await expect(menuList(page, studio)).toBeVisible();
    await page.mouse.move(400, 700);
    await page.clock.runFor(149);
    await expect(menuList(page, studio)).toBeVisible();
    await page.clock.runFor(1);
    await expect(menuList(page, studio)).toBeHidden();
  });
});

test.describe('the menu panel on small screens', () => {
  test.use({ viewport: PHONE });

  test('opens, shows the entries and the page tree, and closes after a navigation', async ({ page }) => {
    await page.goto('/en/docs/getting-started');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await hydrate(page);
    await expect(panel).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Close menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAttribute('aria-controls', 'recto-menu');
    const documentation = panel.getByRole('link', { name: 'Documentation', exact: true });
    await expect(documentation).toHaveAttribute('aria-current', 'true');
    await markDocument(page);
    await panel.locator('summary[aria-label="More in Files"]').click();
    await panel.getByRole('link', { name: 'Markdown' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const isHydrated of [true, false]) {
    test(`opens at the entry of the page, ${isHydrated ? 'after' : 'before'} React is loaded`, async ({ page }) => {
      await page.goto('/en/docs/reference/faq');
      if (isHydrated) await hydrate(page);
      await page.locator('[popovertarget="recto-menu"]').click();
      const panel = page.getByRole('navigation', { name: 'Menu' });
      await expect(panel.getByRole('link', { name: 'FAQ' })).toBeInViewport();
      await expect(panel.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
    });
  }

  test('closes when the visitor goes back, and with Escape, which returns the focus', async ({ page }) => {
    await page.goto('/en');
    await hydrate(page);
    await page.getByRole('link', { name: 'Get started' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write on one page. Read on the other.');
    await expect(panel).toBeHidden();
  });

  for (const language of ['en', 'ar']) {
    test(`BEH-9: in ${language}, its entries have icons, and the labels are aligned`, async ({ page }) => {
      await page.goto(`/${language}`);
      await page.locator('[popovertarget="recto-menu"]').click();
      const entries = page.locator('.menu-panel > nav > ul > li > a');
      await expect(entries).toHaveCount(5);
      await expectIcons(entries.filter({ has: page.locator('svg') }), language);
      // The call to action has no icon, and its label starts at the same position.
      const edges = await entries.locator('> span:first-of-type').evaluateAll((labels) =>
        labels.map((label) => {
          const { left, right } = label.getBoundingClientRect();
          return Math.round(label.matches(':dir(rtl)') ? right : left);
        }),
      );
      expect(new Set(edges).size).toBe(1);
    });
  }

  test('BEH-9: its menu entries have descriptions, and the active one is marked', async ({ page }) => {
    await page.goto('/en/studio/pricing');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    const pricing = panel.getByRole('link', { name: 'Pricing Free to self-host' });
    await expect(pricing).toHaveAttribute('aria-current', 'true');
    const about = panel.getByRole('link', { name: /^About the studio/u });
    await expect(about).not.toHaveAttribute('aria-current');
  });

  test('the icon of the toggle changes from three lines to a cross', async ({ page }) => {
    await page.goto('/en');
    await hydrate(page);
    const lines = page.getByRole('button', { name: /menu/iu }).locator('span');
    const shapes = () =>
      lines.evaluate((glyph) =>
        ['::before', '::after'].map((part) => {
          const { rotate, translate } = getComputedStyle(glyph, part);
          return `${rotate} ${translate}`;
        }),
      );
    expect(await shapes()).toEqual(['none none', 'none none']);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(shapes).toEqual(['45deg 0px 5.25px', '-45deg 0px -5.25px']);
    await page.keyboard.press('Escape');
    await expect.poll(shapes).toEqual(['none none', 'none none']);
  });

  test('contains the call to action on the home page', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel.getByRole('link', { name: 'Open Legacy Studio' })).toHaveAttribute('target', '_blank');
  });
});

/** Expects four entries, each with an icon before its label in the text direction, hidden from screen readers. */
async function expectIcons(entries: Locator, language: string): Promise<void> {
  await expect(entries).toHaveCount(4);
  for (const entry of await entries.all()) {
    const icon = entry.locator('> svg');
    await expect(icon).toBeVisible();
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    expect(await icon.evaluate((svg) => svg.childElementCount)).toBeGreaterThan(0);
    const [drawing, label] = await Promise.all([icon.boundingBox(), entry.locator('> span').first().boundingBox()]);
    const [first, second] = language === 'ar' ? [label, drawing] : [drawing, label];
    expect((first?.x ?? 0) + (first?.width ?? Infinity)).toBeLessThanOrEqual(second?.x ?? 0);
    const middles = [drawing, label].map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThanOrEqual(2);
  }
}

test('the footer shows the year, pages, social profiles, the feed and the source code', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05'));
  await page.goto('/en');
  const footer = page.getByRole('contentinfo');
  await hydrate(page);
  await expect(footer).toContainText('© 2031 The Recto team');
  const links = footer.getByRole('navigation').getByRole('link');
  const targets = [
    ['Recto 0.1.0', '/en'],
    ['Templates', '/en/templates'],
    ['Studio', '/en/studio'],
    ['Pricing', '/en/studio/pricing'],
    ['Documentation', '/en/docs/getting-started'],
    ['Markdown', '/en/docs/files/markdown'],
    ['SQL', '/en/docs/utils/query-collection'],
    ['API', '/en/docs/reference/api'],
    ['MCP', '/en/docs/integrations/mcp'],
    ['llms.txt', '/llms.txt'],
    ['Blog', '/en/blog'],
    ['Changelog', '/en/changelog'],
    ['Discord', 'https://discord.recto.example'],
    ['Bluesky', 'https://bluesky.recto.example'],
    ['X', 'https://x.recto.example'],
    ['RSS', '/en/blog/rss.xml'],
    ['GitHub', 'https://github.com/recto-project/recto'],
  ] as const;
  await expect(links).toHaveCount(targets.length);
  for (const [index, [name, href]] of targets.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menus and panel open, and elements that need script are hidden', async ({ page }) => {
    await page.goto('/en/docs/getting-started');
    await page.locator('summary[aria-label="Languages"]').click();
    await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search…' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Switch to/u })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Colour mode' })).toBeHidden();
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Files' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
  });

  test('colours follow the system', async ({ page }) => {
    await page.goto('/en');
    const paper = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).not.toBe(light);
  });
});
