/** Scroll positions of the history entries, so that back and forward can restore them. */
export interface ScrollPositions {
  /** Saves the window's position for the current entry. */
  save: () => void;
  /** Scrolls to the saved position of the current entry. Returns false if there is none. */
  restore: () => boolean;
}

/** State of a history entry. The site can store its own values beside it. */
interface EntryState {
  rectoScroll?: [left: number, top: number];
}

/**
 * Creates the storage of scroll positions. Browsers save positions themselves, but Chromium overwrites that of the
 * current entry as soon as a shorter page is laid out in its place, which already happens if a component measures
 * itself when it is mounted. These positions are stored in the state of an entry, which is kept across reloads and
 * removed with the entry.
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
