import { expect, test } from 'vitest';
import { createScrollPositions } from './scroll-positions.ts';

test('BEH-2: each history entry has its own position', () => {
  const tab = openTab();
  const positions = tab.load();
  tab.scroll(3000);
  positions.save();
  tab.go('b');
  expect(positions.restore()).toBe(false);
  tab.scroll(500, 20);
  positions.save();
  tab.go('a');
  expect(positions.restore()).toBe(true);
  expect(tab.scrolls).toEqual([{ left: 0, top: 3000, behavior: 'instant' }]);
  tab.go('b');
  positions.restore();
  expect(tab.scrolls.at(-1)).toEqual({ left: 20, top: 500, behavior: 'instant' });
});

test('BEH-2: positions are kept when the document is loaded again', () => {
  const tab = openTab();
  tab.scroll(3000);
  tab.load().save();
  const after = tab.load();
  expect(after.restore()).toBe(true);
  expect(tab.scrolls.map(({ top }) => top)).toEqual([3000]);
});

test('BEH-2: other state of an entry is kept, and the top is a valid position', () => {
  const tab = openTab({ step: 2 });
  const positions = tab.load();
  positions.save();
  expect(tab.states.get('a')).toEqual({ step: 2, rectoScroll: [0, 0] });
  expect(positions.restore()).toBe(true);
});

test('without the Navigation API nothing is saved or restored', () => {
  const positions = createScrollPositions(undefined, { scrollX: 0, scrollY: 9, scrollTo: () => undefined });
  positions.save();
  expect(positions.restore()).toBe(false);
});

/** A fake browser tab: history entries with their state, and a window. The first entry is `a`. */
function openTab(state?: unknown) {
  const [states, scrolls] = [new Map<string, unknown>([['a', state]]), [] as ScrollToOptions[]];
  const window = { scrollX: 0, scrollY: 0, scrollTo: (options: ScrollToOptions) => scrolls.push(options) };
  let key = 'a';
  const navigation = {
    get currentEntry() {
      return { key, getState: () => states.get(key) };
    },
    updateCurrentEntry({ state: next }: NavigationUpdateCurrentEntryOptions) {
      states.set(key, structuredClone(next));
    },
  };
  return {
    states,
    scrolls,
    load: () =>
      createScrollPositions(
        navigation as unknown as Parameters<typeof createScrollPositions>[0],
        window as unknown as Window,
      ),
    scroll: (scrollY: number, scrollX = 0) => Object.assign(window, { scrollX, scrollY }),
    go(other: string) {
      key = other;
    },
  };
}
