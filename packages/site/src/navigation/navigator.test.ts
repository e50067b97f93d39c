import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeNavigation } from '../../fixtures/fake-navigation.ts';
import { startNavigation } from './navigator.ts';
import { followRedirects } from './follow-redirects.ts';
import type { Loaded } from './follow-redirects.ts';

const SITE = 'http://site.test';

/** Browsers with and without support for `precommitHandler`, which loads before the URL changes. */
const browsers = [
  ['that changes the URL after loading', true],
  ['that changes the URL first', false],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.for(browsers)('in a browser %s', ([, waits]) => {
  test('loads and shows a page and changes the URL', async () => {
    const { navigation, shown, announced, loads } = start({ '/two': { page: 'Two' } }, waits);
    expect(await navigation.visit('/two?q=1#part')).toBe('finished');
    expect(announced).toEqual(['Two']);
    expect(loads).toEqual(['/two']);
    expect(shown).toEqual([['Two', `${SITE}/two?q=1#part`]]);
    expect(navigation.entries).toEqual([`${SITE}/one`, `${SITE}/two?q=1#part`]);
  });

  test('a superseded load is aborted and never shown', async () => {
    const { navigation, shown, left, signals } = start({ '/slow': hang, '/two': { page: 'Two' } }, waits);
    const overtaken = navigation.visit('/slow');
    await navigation.visit('/two');
    expect(await overtaken).toBe('aborted');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(shown).toEqual([['Two', `${SITE}/two`]]);
    expect(left).toEqual([]);
  });

  test('a superseded load that completes anyway is not shown', async () => {
    const late = Promise.withResolvers<Loaded<string>>();
    const { navigation, shown } = start({ '/slow': () => late.promise, '/two': { page: 'Two' } }, waits);
    const overtaken = navigation.visit('/slow');
    await navigation.visit('/two');
    late.resolve({ page: 'Slow' });
    expect(await overtaken).toBe('aborted');
    expect(shown).toEqual([['Two', `${SITE}/two`]]);
    expect(navigation.current).toBe(`${SITE}/two`);
  });

  test.for([
    ['/old', '/two', '/two'],
    ['/old#part', '/two', '/two#part'],
    ['/old#part', '/two#own', '/two#own'],
    ['/old?q=1', '/two', '/two?q=1'],
    ['/old?q=1', '/two?own=1', '/two?own=1'],
  ])('%s redirected to %s ends at %s, with one history entry', async ([from = '', to = '', end = '']) => {
    const { navigation, shown } = start({ '/old': { redirect: to }, '/two': { page: 'Two' } }, waits);
    await navigation.visit(from);
    await vi.waitFor(() => {
      expect(navigation.entries).toEqual([`${SITE}/one`, `${SITE}${end}`]);
    });
    expect(shown[0]).toEqual(['Two', `${SITE}${end}`]);
  });

  test('a redirect to another site loads it with a full page load', async () => {
    const { navigation, shown, left } = start({ '/away': { redirect: 'https://away.example/there' } }, waits);
    void navigation.visit('/away#part');
    await vi.waitFor(() => {
      expect(left).toEqual(['https://away.example/there#part']);
    });
    expect(shown).toEqual([]);
  });

  test('a redirect loop is left to the browser after six steps', async () => {
    const { navigation, loads, left } = start({ '/a': { redirect: '/b' }, '/b': { redirect: '/a' } }, waits);
    void navigation.visit('/a');
    await vi.waitFor(() => {
      expect(left).toEqual([`${SITE}/a`]);
    });
    expect(loads).toEqual(['/a', '/b', '/a', '/b', '/a', '/b']);
  });

  test('a failed load becomes a full page load, and later navigations are not handled', async () => {
    const { navigation, shown, left } = start({ '/two': { page: 'Two' } }, waits);
    void navigation.visit('/lost?q=1#part');
    await vi.waitFor(() => {
      expect(left).toEqual([`${SITE}/lost?q=1#part`]);
    });
    expect(await navigation.visit('/two')).toBe('passed');
    expect(shown).toEqual([]);
  });

  test('a failed load after a redirect becomes a full page load of the target', async () => {
    const { navigation, left } = start({ '/old': { redirect: '/lost' } }, waits);
    void navigation.visit('/old');
    await vi.waitFor(() => {
      expect(left).toEqual([`${SITE}/lost`]);
    });
  });

  test.for([
    ['/two', { canIntercept: false }],
    ['/one#part', { hashChange: true }],
    ['/two', { downloadRequest: '' }],
    ['/two', { formData: new FormData() }],
    ['/one', { navigationType: 'reload' as const }],
    ['/file.txt', {}],
  ] as const)('does not handle %s with %o', async ([url, init]) => {
    const { navigation, loads } = start({ '/two': { page: 'Two' } }, waits);
    expect(await navigation.visit(url, init)).toBe('passed');
    expect(loads).toEqual([]);
  });

  test.for([
    ['/one', { scroll: 'manual', focusReset: 'manual' }],
    ['/one?q=1', { focusReset: 'manual' }],
  ] as const)('%s, from /one, needs no load', async ([url, options]) => {
    const { navigation, loads, shown } = start({}, waits);
    expect(await navigation.visit(url)).toBe('finished');
    expect(navigation.intercepted).toEqual([options]);
    expect([loads, shown]).toEqual([[], []]);
  });

  test('the browser scrolls as soon as the page is shown, and does not reset the focus', async () => {
    const late = Promise.withResolvers<Loaded<string>>();
    const { navigation, jumps } = start({ '/two': () => late.promise }, waits);
    const visit = navigation.visit('/two');
    await nextTask();
    expect(navigation.scrolled).toEqual([]);
    late.resolve({ page: 'Two' });
    await visit;
    expect(navigation.scrolled).toEqual([`${SITE}/two`]);
    expect(jumps).toEqual(['Two']);
    expect(navigation.intercepted).toEqual([
      expect.objectContaining({ scroll: 'after-transition', focusReset: 'manual' }),
    ]);
  });

  test('BEH-2: back and forward restore the saved position after the page is shown, instead of the browser', async () => {
    const { navigation, scrolls } = start({ '/two': { page: 'Two' } }, waits, [], ['/two']);
    await navigation.visit('/two', { navigationType: 'traverse', sameDocument: true });
    expect([...new Set(scrolls)]).toEqual(['save /one', 'restore Two']);
    expect(navigation.scrolled).toEqual([]);
    expect(navigation.intercepted).toEqual([expect.objectContaining({ scroll: 'manual' })]);
  });

  test('BEH-2: without a saved position, the browser restores its own', async () => {
    const { navigation, scrolls } = start({ '/two': { page: 'Two' } }, waits);
    await navigation.visit('/two', { navigationType: 'traverse', sameDocument: true });
    expect([...new Set(scrolls)]).toEqual(['save /one', 'restore Two']);
    expect(navigation.scrolled).toEqual([`${SITE}/two`]);
  });

  test('BEH-2: a link to a page never restores a position', async () => {
    const { navigation, scrolls } = start({ '/two': { page: 'Two' } }, waits, [], ['/two']);
    await navigation.visit('/two');
    expect([...new Set(scrolls)]).toEqual(['save /one']);
    expect(navigation.scrolled).toEqual([`${SITE}/two`]);
  });

  test.for([
    ['/one#part', { hashChange: true }, ['save /one']],
    ['/one?q=1', {}, ['save /one']],
    ['/one?q=1', { navigationType: 'traverse' }, ['save /one', 'restore /one']],
  ] as const)('BEH-2: %s with %o saves the position before the entry changes', async ([url, init, expected]) => {
    const { navigation, scrolls } = start({}, waits, [], ['/one']);
    await navigation.visit(url, init);
    expect(scrolls).toEqual(expected);
  });

  test('is busy from the click until the page is shown', async () => {
    const late = Promise.withResolvers<Loaded<string>>();
    const { navigation, waits: waiting } = start({ '/two': () => late.promise }, waits);
    const visit = navigation.visit('/two');
    expect(waiting).toEqual(['begun']);
    late.resolve({ page: 'Two' });
    await visit;
    expect(waiting).toEqual(['begun', 'over']);
  });

  test('a superseded navigation stops being busy after the next one has started', async () => {
    const { navigation, waits: waiting } = start({ '/slow': hang, '/slower': hang }, waits);
    void navigation.visit('/slow');
    void navigation.visit('/slower');
    await nextTask();
    expect(waiting).toEqual(['begun', 'begun', 'over']);
  });

  test('a navigation without a load is never busy', async () => {
    const { navigation, waits: waiting } = start({}, waits);
    await navigation.visit('/one?q=1');
    expect(waiting).toEqual([]);
  });

  test('a page that needs a full page load gets one', async () => {
    const { navigation, shown, left } = start({ '/two': async () => undefined }, waits);
    void navigation.visit('/two');
    await vi.waitFor(() => {
      expect(left).toEqual([`${SITE}/two`]);
    });
    expect(shown).toEqual([]);
  });

  test('when going back, the URL changes before the full page load', async () => {
    const { navigation, left } = start({}, waits);
    void navigation.visit('/lost', { navigationType: 'traverse', sameDocument: true });
    await vi.waitFor(() => {
      expect(left).toEqual([`${SITE}/lost`]);
    });
    expect(navigation.current).toBe(`${SITE}/lost`);
  });

  test('when going back, a redirect replaces the history entry', async () => {
    const { navigation, shown } = start({ '/old': { redirect: '/two' }, '/two': { page: 'Two' } }, waits);
    await navigation.visit('/old', { navigationType: 'traverse', sameDocument: true });
    await vi.waitFor(() => {
      expect(navigation.entries).toEqual([`${SITE}/one`, `${SITE}/two`]);
    });
    expect(shown).toEqual([['Two', `${SITE}/two`]]);
  });

  describe('when another build is served', () => {
    test('the browser loads the next page, and later navigations are not handled', async () => {
      const { navigation, loads } = start({ '/two': { page: 'Two' } }, waits, ['/two']);
      expect(await navigation.visit('/two')).toBe('passed');
      expect(await navigation.visit('/one')).toBe('passed');
      expect(loads).toEqual([]);
    });

    test('going back changes the URL first and then reloads the page', async () => {
      const { navigation, loads, left } = start({ '/two': { page: 'Two' } }, waits, ['/two']);
      void navigation.visit('/two', { navigationType: 'traverse', sameDocument: true });
      await vi.waitFor(() => {
        expect(left).toEqual([`${SITE}/two`]);
      });
      expect(navigation.current).toBe(`${SITE}/two`);
      expect(loads).toEqual([]);
    });

    test('the same page with another query needs no load', async () => {
      const { navigation } = start({}, waits, ['/one']);
      expect(await navigation.visit('/one?q=1')).toBe('finished');
    });
  });
});

test('BEH-2: while the page of another entry is on screen, no position is saved for the current one', async () => {
  const { navigation, scrolls } = start({ '/slow': hang, '/two': { page: 'Two' } }, false);
  void navigation.visit('/slow', { navigationType: 'traverse', sameDocument: true });
  // The URL is that of the slow page, but the scroll position is that of the first page.
  await navigation.visit('/two', { navigationType: 'traverse', sameDocument: true });
  expect(scrolls).toEqual(['save /one', 'restore Two']);
  await navigation.visit('/two#part', { hashChange: true });
  expect(scrolls.at(-1)).toBe('save Two');
});

test('a document restored from the back/forward cache handles navigations again', async () => {
  const { navigation, router, shown } = start({ '/two': { page: 'Two' } }, true, ['/stale']);
  await navigation.visit('/stale');
  expect(await navigation.visit('/two')).toBe('passed');
  router.resume();
  expect(await navigation.visit('/two')).toBe('finished');
  expect(shown).toEqual([['Two', `${SITE}/two`]]);
});

test('a stopped navigator stays stopped', async () => {
  const { navigation, router, loads } = start({ '/two': { page: 'Two' } }, true);
  router.stop();
  router.resume();
  expect(await navigation.visit('/two')).toBe('passed');
  expect(loads).toEqual([]);
});

test('a URL whose replacement never happened is loaded like any other', async () => {
  const pages = { '/old': { redirect: '/two' }, '/two': { page: 'Two' }, '/three': { page: 'Three' } };
  const { navigation, shown } = start(pages, false);
  // The replacing navigation does not happen, as when a newer one is faster.
  navigation.navigate = () => undefined;
  await navigation.visit('/old');
  await navigation.visit('/three');
  await navigation.visit('/two');
  expect(shown.map(([page]) => page)).toEqual(['Two', 'Three', 'Two']);
});

test.for([
  ['the old', true, `${SITE}/one`],
  ['the new', false, `${SITE}/slow`],
] as const)('while a page loads, the URL is %s one', async ([, waits, address]) => {
  const late = Promise.withResolvers<Loaded<string>>();
  const { navigation } = start({ '/slow': () => late.promise }, waits);
  const visit = navigation.visit('/slow');
  expect(navigation.current).toBe(address);
  late.resolve({ page: 'Slow' });
  expect(await visit).toBe('finished');
  expect(navigation.current).toBe(`${SITE}/slow`);
});

test('if the URL changes after loading, a redirect loads and shows its page once', async () => {
  const { navigation, loads, shown } = start({ '/old': { redirect: '/two' }, '/two': { page: 'Two' } }, true);
  expect(await navigation.visit('/old')).toBe('finished');
  expect(loads).toEqual(['/old', '/two']);
  expect(shown).toHaveLength(1);
});

test('a navigation that cannot be cancelled changes the URL first in every browser', async () => {
  const { navigation, shown } = start({ '/two': { page: 'Two' } }, true);
  expect(await navigation.visit('/two', { navigationType: 'traverse', cancelable: false })).toBe('finished');
  expect(navigation.intercepted[0]).not.toHaveProperty('precommitHandler');
  expect(shown).toEqual([['Two', `${SITE}/two`]]);
});

test('without the Navigation API no navigation is handled', () => {
  const never = vi.fn<() => never>();
  expect(() => {
    startNavigation({
      navigation: undefined,
      current: never,
      load: never,
      startWaiting: never,
      show: never,
      announce: never,
      jump: never,
      positions: { save: never, restore: never },
      isStale: never,
      loadDocument: never,
    });
  }).not.toThrow();
  expect(never).not.toHaveBeenCalled();
});

type Load = Loaded<string> | ((signal: AbortSignal) => Promise<Loaded<string> | undefined>);

/**
 * Starts a site with the given pages at `/one`; loading any other page fails. `knownPaths` have a saved position.
 */
function start(
  pages: Record<string, Load>,
  canWait: boolean,
  stale: readonly string[] = [],
  knownPaths: readonly string[] = [],
) {
  if (canWait) vi.stubGlobal('NavigationPrecommitController', {});
  const navigation = new FakeNavigation(`${SITE}/one`);
  const [loads, left] = [[] as string[], [] as string[]];
  const signals: AbortSignal[] = [];
  const shown: [page: string, address: string][] = [];
  const announced: string[] = [];
  const [waits, jumps] = [[] as string[], [] as (string | undefined)[]];
  const scrolls: string[] = [];
  const load = async ({ pathname }: URL, signal: AbortSignal): Promise<Loaded<string> | undefined> => {
    loads.push(pathname);
    signals.push(signal);
    const page = pages[pathname];
    if (!page) throw new Error(`${pathname} cannot be loaded`);
    return typeof page === 'function' ? await page(signal) : page;
  };
  const onScreen = (): string => shown.at(-1)?.[0] ?? '/one';
  const router = startNavigation<string>({
    navigation: navigation as unknown as Navigation,
    current: () => navigation.current,
    load: async (url, signal) => await followRedirects(load, url, signal),
    startWaiting() {
      waits.push('begun');
      return () => waits.push('over');
    },
    show: (page, url) => shown.push([page, url.href]),
    announce: (page) => announced.push(page),
    jump(change) {
      change();
      jumps.push(shown.at(-1)?.[0]);
    },
    positions: {
      save: () => scrolls.push(`save ${onScreen()}`),
      restore() {
        scrolls.push(`restore ${onScreen()}`);
        return knownPaths.includes(new URL(navigation.current).pathname);
      },
    },
    isStale: ({ pathname }) => stale.includes(pathname),
    loadDocument: (address) => left.push(address),
  });
  return { navigation, router, loads, signals, shown, announced, left, waits, jumps, scrolls };
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** Never resolves, and rejects like `fetch` when it is aborted. */
async function hang(signal: AbortSignal): Promise<never> {
  return await new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}
