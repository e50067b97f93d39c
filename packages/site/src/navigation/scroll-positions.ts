/** Scroll positions of the history's entries, kept for the tab, so that back and forward can restore them. */
export interface ScrollPositions {
  /** Remembers the window's position for the entry whose page is on screen. */
  save: () => void;
  /** From now on the page on screen belongs to the current entry. */
  enter: () => void;
  /** Scrolls to the position of the current entry. False where none is known. */
  restore: () => boolean;
}

interface Options {
  /** The browser's `navigation`; where it is missing nothing is saved, as every link is a full load. */
  navigation: Pick<Navigation, 'currentEntry' | 'entries'> | undefined;
  window: Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo' | 'addEventListener'>;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

type Position = [left: number, top: number];

const STORAGE_KEY = 'recto-scroll';

/**
 * The browser has positions of its own, but Chromium overwrites that of the current entry as soon as a shorter page is
 * laid out in its place: a component that measures itself when it is mounted is enough. An entry is known by its `key`,
 * which stays the same when the page is reloaded.
 */
export function createScrollPositions({ navigation, window, storage }: Options): ScrollPositions {
  const positions = read(storage);
  let shown = navigation?.currentEntry?.key;
  const save = (): void => {
    if (shown !== undefined) positions.set(shown, [window.scrollX, window.scrollY]);
  };
  window.addEventListener('pagehide', () => {
    save();
    const keys = navigation?.entries().map(({ key }) => key) ?? [];
    write(
      storage,
      [...positions].filter(([key]) => keys.includes(key)),
    );
  });
  return {
    save,
    enter() {
      shown = navigation?.currentEntry?.key;
    },
    restore() {
      const position = positions.get(navigation?.currentEntry?.key ?? '');
      if (position) window.scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
      return position !== undefined;
    },
  };
}

function read(storage: Options['storage']): Map<string, Position> {
  try {
    return new Map(JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]') as [string, Position][]);
  } catch {
    // Storage may be refused, or hold what another script put there.
    return new Map();
  }
}

function write(storage: Options['storage'], positions: readonly [string, Position][]): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // After a reload the browser's own positions are used.
  }
}
