import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  disablePrefetch,
  follow,
  isSameDocument,
  markDocument,
  pathsOf,
  scrollToPosition,
  scrollPosition,
  test,
  watchRequests,
} from './browser-test.ts';

/** The CSS of the fixture enables smooth scrolling, and its last heading has a scroll margin of 100 px. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const farHeading = (page: Page) => page.getByRole('heading', { name: 'Far below' });

/** Returns the distance of the heading from the top of the window, when scrolling has ended. */
async function restingTop(page: Page): Promise<number> {
  let last = NaN;
  await expect
    .poll(async () => {
      const top = await farHeading(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const isResting = top === last;
      last = top;
      return isResting;
    })
    .toBe(true);
  return last;
}

/** Records every scroll position of the window from now on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(async () => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    // The event of an earlier scroll is dispatched with the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
  });
  return async () => await page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);
}

test.beforeEach(async ({ page }) => {
  await disablePrefetch(page);
  await page.goto('/pages/first');
  await hydrate(page);
  await markDocument(page);
});

test.afterEach(async ({ page }) => {
  expect(await isSameDocument(page)).toBe(true);
});

/** Goes through the history, and waits until the page with this title is shown. */
async function traverse(page: Page, delta: number, title: string): Promise<void> {
  await page.evaluate((steps) => {
    history.go(steps);
  }, delta);
  await expect(heading(page)).toHaveText(title);
}

const expectPosition = async (page: Page, top: number): Promise<void> => {
  await expect.poll(async () => await scrollPosition(page)).toBe(top);
  // The position stays: the browser does not scroll a second time.
  await page.waitForTimeout(150);
  expect(await scrollPosition(page)).toBe(top);
};

test('a fragment of the same page scrolls to its element with its margin, and fetches nothing', async ({ page }) => {
  const requests = watchRequests(page);
  await follow(page, '/pages/first#far-below');
  expect(await restingTop(page)).toBe(100);
  // Requests at idle are not relevant here.
  expect(pathsOf(requests).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});

test('the same fragment scrolls to its element again', async ({ page }) => {
  await follow(page, '/pages/first#far-below');
  expect(await restingTop(page)).toBe(100);
  await scrollToPosition(page, 0);
  await follow(page, '/pages/first#far-below');
  expect(await restingTop(page)).toBe(100);
  await expect(page).toHaveURL('/pages/first#far-below');
});

test('removing the fragment scrolls to the top', async ({ page }) => {
  await follow(page, '/pages/first#far-below');
  await restingTop(page);
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  const requests = watchRequests(page);
  await follow(page, '/pages/first');
  await expect.poll(async () => await scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL('/pages/first');
  expect(pathsOf(requests)).toEqual([]);
});

test('a link to the current URL changes nothing', async ({ page }) => {
  await scrollToPosition(page, 500);
  const requests = watchRequests(page);
  await follow(page, '/pages/first');
  await page.waitForTimeout(200);
  expect(await scrollPosition(page)).toBe(500);
  expect(pathsOf(requests)).toEqual([]);
});

test('another query of the same page needs no payload, and scrolls to the top', async ({ page }) => {
  await scrollToPosition(page, 500);
  const requests = watchRequests(page);
  await follow(page, '/pages/first?query=1');
  await expect(page).toHaveURL('/pages/first?query=1');
  await expect.poll(async () => await scrollPosition(page)).toBe(0);
  expect(pathsOf(requests)).toEqual([]);
});

test('a URL that a script sets does not scroll', async ({ page }) => {
  await scrollToPosition(page, 500);
  const requests = watchRequests(page);
  await page.evaluate(() => {
    history.replaceState(null, '', '?filter=blog');
    history.pushState(null, '', '/pages/elsewhere');
  });
  await page.waitForTimeout(200);
  await expect(page).toHaveURL('/pages/elsewhere');
  expect(await scrollPosition(page)).toBe(500);
  await expect(heading(page)).toHaveText('First');
  expect(pathsOf(requests)).toEqual([]);
});

test('another page starts at its top when it is shown, without smooth scrolling', async ({ page }) => {
  await scrollToPosition(page, 900);
  const positions = await watchScroll(page);
  await follow(page, '/slow/one');
  await page.waitForTimeout(500);
  expect(await scrollPosition(page)).toBe(900);
  await expect(heading(page)).toHaveText('Slow one');
  await expect.poll(async () => await scrollPosition(page)).toBe(0);
  // The event comes with the frame after the scroll.
  await expect.poll(async () => [...new Set(await positions())]).toEqual([0]);
});

test('a fragment of another page scrolls to its element with its margin', async ({ page }) => {
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await follow(page, '/pages/first#far-below');
  await expect(heading(page)).toHaveText('First');
  expect(await restingTop(page)).toBe(100);
});

test('back and forward restore the positions, also if the page loads slowly', async ({ page }) => {
  await scrollToPosition(page, 900);
  await follow(page, '/slow/one');
  await expect(heading(page)).toHaveText('Slow one');
  await page.route('**/pages/first/_payload.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const positions = await watchScroll(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('First');
  await expect.poll(async () => await scrollPosition(page)).toBe(900);
  // The event comes with the frame after the scroll.
  await expect.poll(async () => [...new Set(await positions())]).toEqual([900]);
  await page.goForward();
  await expect(heading(page)).toHaveText('Slow one');
  await expect.poll(async () => await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => await scrollPosition(page)).toBe(900);
});

test('restores the position when a script goes back after a click', async ({ page }) => {
  await scrollToPosition(page, 900);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await page.getByTestId('kept').click();
  await page.evaluate(() => {
    history.back();
  });
  await expect(heading(page)).toHaveText('First');
  await expect.poll(async () => await scrollPosition(page)).toBe(900);
  await expect(page).toHaveURL('/pages/first');
});

test('going back over a fragment of the same page restores the position', async ({ page }) => {
  await scrollToPosition(page, 300);
  await follow(page, '/pages/first#far-below');
  await restingTop(page);
  await page.goBack();
  await expect.poll(async () => await scrollPosition(page)).toBe(300);
});

/** Visits three pages, each left at another position; the first is long, the others are short. */
async function visitThree(page: Page): Promise<void> {
  await scrollToPosition(page, 2500);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await scrollToPosition(page, 90);
  await follow(page, '/slow/one');
  await expect(heading(page)).toHaveText('Slow one');
  await scrollToPosition(page, 40);
}

test('BEH-2: back and forward restore each position, from long pages to short ones and the other way', async ({
  page,
}) => {
  await visitThree(page);
  for (const [delta, title, top] of [
    [-1, 'Second', 90],
    [-1, 'First', 2500],
    [1, 'Second', 90],
    [1, 'Slow one', 40],
    [-2, 'First', 2500],
    [2, 'Slow one', 40],
    [-1, 'Second', 90],
  ] as const) {
    await traverse(page, delta, title);
    await expectPosition(page, top);
  }
});

test('BEH-2: restores the position that was changed after going back', async ({ page }) => {
  await visitThree(page);
  await traverse(page, -2, 'First');
  await expectPosition(page, 2500);
  await scrollToPosition(page, 1200);
  await traverse(page, 1, 'Second');
  await expectPosition(page, 90);
  await traverse(page, -1, 'First');
  await expectPosition(page, 1200);
});

test('BEH-2: a page that is scrolled while the next one loads keeps that position', async ({ page }) => {
  await scrollToPosition(page, 2500);
  await follow(page, '/slow/one');
  await page.waitForTimeout(200);
  await scrollToPosition(page, 1800);
  await expect(heading(page)).toHaveText('Slow one');
  await traverse(page, -1, 'First');
  await expectPosition(page, 1800);
});

test('BEH-2: positions are restored after a reload, back and forward', async ({ page }) => {
  await visitThree(page);
  await traverse(page, -2, 'First');
  await traverse(page, 1, 'Second');
  await expectPosition(page, 90);
  await page.reload();
  await expectPosition(page, 90);
  await hydrate(page);
  await traverse(page, 1, 'Slow one');
  await expectPosition(page, 40);
  await traverse(page, -2, 'First');
  await expectPosition(page, 2500);
  await markDocument(page);
});

test('BEH-2: entries with a fragment have their own positions', async ({ page }) => {
  await scrollToPosition(page, 300);
  await follow(page, '/pages/first#far-below');
  await restingTop(page);
  const far = await scrollPosition(page);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await scrollToPosition(page, 90);
  await traverse(page, -1, 'First');
  await expectPosition(page, far);
  await traverse(page, -1, 'First');
  await expectPosition(page, 300);
  await traverse(page, 2, 'Second');
  await expectPosition(page, 90);
  await traverse(page, -2, 'First');
  await expectPosition(page, 300);
  await traverse(page, 1, 'First');
  await expectPosition(page, far);
});

test('BEH-2: entries of one page with different queries have their own positions, at any page height', async ({
  page,
}) => {
  await scrollToPosition(page, 2500);
  await follow(page, '/pages/first?short');
  await expect.poll(async () => await scrollPosition(page)).toBe(0);
  await scrollToPosition(page, 120);
  await page.goBack();
  await expectPosition(page, 2500);
  await page.goForward();
  await expectPosition(page, 120);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('BEH-2: positions are restored in the same way', async ({ page }) => {
    await visitThree(page);
    await traverse(page, -2, 'First');
    await expectPosition(page, 2500);
    await traverse(page, 1, 'Second');
    await expectPosition(page, 90);
  });
});
