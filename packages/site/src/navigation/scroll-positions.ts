/** Scroll positions of the history's entries, so that back and forward can restore them. */
export interface ScrollPositions {
  /** Remembers the window's position for the current entry. */
  save: () => void;
  /** Scrolls to the saved position of the current entry. False if there is none. */
  restore: () => boolean;
}

/** Key in the state of an entry, beside the site's own values. */
interface EntryState {
  rectoScroll?: [left: number, top: number];
}

/**
 * The browser saves positions itself, but Chromium overwrites that of the current entry as soon as a shorter page is
 * laid out in its place: a component that measures itself when it is mounted is enough. Our positions are in the state of
 * an entry, which is kept across reloads and removed with the entry.
 */
export function createScrollPositions(
  navigation: Pick<Navigation, 'currentEntry' | 'updateCurrentEntry'> | undefined,
  window: Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo'>,
): ScrollPositions {
  const read = () => navigation?.currentEntry?.getState() as EntryState | undefined;
  return {
    save() {
      const state: EntryState = { ...read(), rectoScroll: [window.scrollX, window.scrollY] };
      navigation?.updateCurrentEntry({ state });
    },
    restore() {
      const position = read()?.rectoScroll;
      if (position) window.scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
      return position !== undefined;
    },
  };
}
