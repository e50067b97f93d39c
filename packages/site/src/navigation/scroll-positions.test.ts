import { expect, test } from 'vitest';
import { createScrollPositions } from './scroll-positions.ts';

test('BEH-2: each entry of the history has its own position', () => {
  const tab = openTab(['a', 'b']);
  const positions = tab.load();
  tab.scroll(3000);
  positions.save();
  tab.go('b');
  positions.enter();
  expect(positions.restore()).toBe(false);
  tab.scroll(500, 20);
  positions.save();
  tab.go('a');
  positions.enter();
  expect(positions.restore()).toBe(true);
  expect(tab.scrolls).toEqual([{ left: 0, top: 3000, behavior: 'instant' }]);
  tab.go('b');
  positions.restore();
  expect(tab.scrolls.at(-1)).toEqual({ left: 20, top: 500, behavior: 'instant' });
});

test('BEH-2: until the page has changed, a position belongs to the entry that is on screen', () => {
  const tab = openTab(['a', 'b']);
  const positions = tab.load();
  tab.go('b');
  tab.scroll(700);
  positions.save();
  expect(positions.restore()).toBe(false);
  tab.go('a');
  expect(positions.restore()).toBe(true);
});

test('BEH-2: a document that is loaded again knows the positions, but for entries that are gone', () => {
  const tab = openTab(['a', 'b', 'gone']);
  const positions = tab.load();
  for (const [key, top] of [
    ['gone', 100],
    ['b', 500],
    ['a', 3000],
  ] as const) {
    tab.go(key);
    positions.enter();
    tab.scroll(top);
    positions.save();
  }
  tab.keys.pop();
  tab.hide();
  const after = tab.load();
  expect(after.restore()).toBe(true);
  tab.go('b');
  expect(after.restore()).toBe(true);
  tab.go('gone');
  expect(after.restore()).toBe(false);
  expect(tab.scrolls.map(({ top }) => top)).toEqual([3000, 500]);
});

test.for(['', '{}', '7', 'null', '[[1'])('what is stored as "%s" is no position', (stored) => {
  const tab = openTab(['a']);
  tab.stored.set('recto-scroll', stored);
  expect(tab.load().restore()).toBe(false);
});

test('a browser that refuses storage restores within the document', () => {
  const tab = openTab(['a']);
  const positions = tab.load(() => {
    throw new DOMException('Storage is refused.', 'SecurityError');
  });
  tab.scroll(900);
  tab.hide();
  expect(positions.restore()).toBe(true);
});

test('without the Navigation API nothing is restored, and leaving does not fail', () => {
  const tab = openTab(undefined);
  const positions = tab.load();
  positions.save();
  positions.enter();
  tab.hide();
  expect(positions.restore()).toBe(false);
});

/** The parts of a browser tab that matter here: a history, a window, a storage. */
function openTab(entries: readonly string[] | undefined) {
  const [keys, stored, scrolls] = [[...(entries ?? [])], new Map<string, string>(), [] as ScrollToOptions[]];
  const [position, hideListeners] = [{ scrollX: 0, scrollY: 0 }, [] as (() => void)[]];
  let current = keys[0];
  const navigation = entries && {
    get currentEntry() {
      return { key: current };
    },
    entries: () => keys.map((key) => ({ key })),
  };
  const window = Object.assign(position, {
    scrollTo: (options: ScrollToOptions) => scrolls.push(options),
    addEventListener: (_: string, listener: () => void) => hideListeners.push(listener),
  });
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return {
    keys,
    stored,
    scrolls,
    load: (own: () => never | ReturnType<typeof storage> = storage) =>
      createScrollPositions({ navigation, window, storage: own } as unknown as Parameters<
        typeof createScrollPositions
      >[0]),
    scroll: (scrollY: number, scrollX = 0) => Object.assign(position, { scrollX, scrollY }),
    go(key: string) {
      current = key;
    },
    hide() {
      for (const listener of hideListeners.splice(0)) listener();
    },
  };
}
