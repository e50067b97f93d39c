import type { Page } from '@playwright/test';

/** Keys in the session storage, which is kept when another page is loaded. */
const WANTED = 'bench-wanted-title';
const PAINTED = 'bench-painted-at';

/** Records when the expected heading has been painted, in this document and in those loaded later. */
export async function recordHeadingPaint(page: Page): Promise<void> {
  await page.addInitScript(
    ({ wantedKey, paintedKey }) => {
      const normalise = (text: string | null): string =>
        (text ?? '')
          .replaceAll(/[^\w ]/gu, '')
          .trim()
          .toLowerCase();
      const check = (): void => {
        const expected = sessionStorage.getItem(wantedKey);
        if (expected === null) return;
        const headings = [...document.querySelectorAll('h1')];
        // A page without a heading is identified by its title.
        const isThere =
          headings.some((heading) => normalise(heading.textContent) === expected) ||
          (headings.length === 0 && normalise(document.title).startsWith(expected));
        if (!isThere) return;
        sessionStorage.removeItem(wantedKey);
        requestAnimationFrame(() => {
          setTimeout(() => {
            sessionStorage.setItem(paintedKey, String(performance.timeOrigin + performance.now()));
          });
        });
      };
      new MutationObserver(check).observe(document, { childList: true, characterData: true, subtree: true });
    },
    { wantedKey: WANTED, paintedKey: PAINTED },
  );
}

/** Follows the last link of the text, and returns the milliseconds until the heading of the next page is painted. */
export async function clickLink(page: Page, limit: number): Promise<number> {
  const clickedAt = await page.evaluate(
    ({ wantedKey, paintedKey }) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('p a[href^="/docs/"], li a[href^="/docs/"]')];
      const currentPath = location.pathname.replace(/\/$/u, '');
      // Links in the text are lower-case titles, those in the navigation are not. A page may link to itself.
      const link = links.findLast(
        ({ textContent, hash, pathname }) =>
          /^[a-z]+ [a-z]+ [a-z]+$/u.test(textContent) && hash === '' && pathname.replace(/\/$/u, '') !== currentPath,
      );
      if (!link) throw new Error('The page has no link to follow.');
      sessionStorage.removeItem(paintedKey);
      sessionStorage.setItem(wantedKey, link.textContent);
      const now = performance.timeOrigin + performance.now();
      link.click();
      return now;
    },
    { wantedKey: WANTED, paintedKey: PAINTED },
  );
  const end = Date.now() + limit;
  while (Date.now() < end) {
    // The call fails while another page is being loaded.
    const painted = await page.evaluate((key) => sessionStorage.getItem(key), PAINTED).catch(() => null);
    if (painted !== null) return Number(painted) - clickedAt;
    await page.waitForTimeout(20);
  }
  throw new Error(`The page that the last link of ${page.url()} points to was not shown.`);
}
