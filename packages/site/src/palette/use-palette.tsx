import { useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { PaletteProps } from '../app/app.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { SEARCH_OPENED_EVENT } from './search-dialog.ts';

export interface PaletteControl {
  /** For the `dialog` element, whose id is `SEARCH_DIALOG_ID`. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Fetches the palette's code ahead of need. */
  prepare: () => void;
  /** What searches, while the dialog is open and once its code is there. */
  Palette: ComponentType<PaletteProps> | undefined;
  /** Its code could not be loaded. */
  hasFailed: boolean;
}

/**
 * What the search dialog shows, if the site has one. The boot script opens the dialog, so that nobody waits for React to
 * type; what is typed is in its field when the palette arrives.
 */
export function usePalette(): PaletteControl | undefined {
  const { palette, site } = useApp();
  const { path, locale } = usePage().payload;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();

  // Asked for once, however often it is wanted: another copy would take the place of the open one.
  const loading = useRef<Promise<void>>(undefined);
  const prepare = (): void => {
    palette?.warm?.({ locale, site });
    loading.current ??= palette?.load().then(
      (Palette) => {
        setLoaded({ Palette });
      },
      (error: unknown) => {
        // The next time it is opened tries again; meanwhile the field leads to the page of results.
        loading.current = undefined;
        setFailed(true);
        console.warn('The search palette could not be loaded.', error);
      },
    );
  };

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const following = new AbortController();
    const onOpened = (): void => {
      setFailed(false);
      prepare();
      setOpen(true);
    };
    const onClose = (): void => {
      // The event comes late: the dialog may be open again.
      setOpen(element.open);
    };
    element.addEventListener(SEARCH_OPENED_EVENT, onOpened, following);
    element.addEventListener('close', onClose, following);
    if (element.open) onOpened();
    return () => {
      following.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it does is the same for every page
  }, [locale]);
  // Open on one page means closed on the next.
  useEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
    };
  }, [path]);

  if (!palette) return undefined;
  return { dialog, prepare, hasFailed, Palette: isOpen ? loaded?.Palette : undefined };
}
