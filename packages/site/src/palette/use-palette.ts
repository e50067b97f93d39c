import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { PaletteProps } from '../app/app.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { loadPalette, warmPalette } from './load-palette.ts';
import { SEARCH_OPENED_EVENT } from './search-dialog.ts';

export interface PaletteControl {
  /** For the `dialog` element, whose id is `SEARCH_DIALOG_ID`. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Fetches the palette's code ahead of need. */
  prepare: () => void;
  /** The search component, while the dialog is open and once its code is loaded. */
  Palette: ComponentType<PaletteProps> | undefined;
  /** Its code could not be loaded. */
  hasFailed: boolean;
}

/**
 * The content of the search dialog, if the site has one. The boot script opens the dialog, so that visitors can type
 * before React is loaded; the typed text is in the field when the palette has loaded.
 */
export function usePalette(): PaletteControl | undefined {
  const { search, site } = useApp();
  const { path, locale } = usePage().payload;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();

  // Loaded once, however often it is called: another copy would replace the open one.
  const loading = useRef<Promise<void>>(undefined);
  const prepare = (): void => {
    warmPalette({ locale, site });
    loading.current ??= loadPalette().then(
      (Palette) => {
        setLoaded({ Palette });
      },
      (error: unknown) => {
        // Opening the dialog again tries again; until then the field opens the page of results.
        loading.current = undefined;
        setFailed(true);
        console.warn('The search palette could not be loaded.', error);
      },
    );
  };

  const onOpened = useEffectEvent(() => {
    setFailed(false);
    prepare();
    setOpen(true);
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const following = new AbortController();
    const onClose = (): void => {
      // The event is asynchronous: the dialog may be open again.
      setOpen(element.open);
    };
    element.addEventListener(SEARCH_OPENED_EVENT, () => onOpened(), following);
    element.addEventListener('close', onClose, following);
    if (element.open) onOpened();
    return () => {
      following.abort();
    };
  }, []);
  // A dialog that is open on one page is closed on the next.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) dialog.current?.close();
    shownPath.current = path;
  }, [path]);

  if (!search) return undefined;
  return { dialog, prepare, hasFailed, Palette: isOpen ? loaded?.Palette : undefined };
}
