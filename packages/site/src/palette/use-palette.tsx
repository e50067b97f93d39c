import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PaletteProps } from '../app/app.ts';
import { SEARCH_KEY } from '../constants.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { isShortcut } from './shortcut.ts';

export interface Palette {
  open: () => void;
  /** Fetches its code ahead of need. */
  prepare: () => void;
  /** Where it appears. */
  element: ReactNode;
}

/** The site's search palette, if it has one: opened by a button or by Meta+K, loaded when it is first wanted. */
export function usePalette(): Palette | undefined {
  const { palette: load, site } = useApp();
  const { path, locale } = usePage().payload;
  // Open on one page means closed on the next.
  const [openOn, setOpenOn] = useState<string>();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();

  // Asked for once, however often it is wanted: another copy would take the place of the open one.
  const loading = useRef<Promise<void>>(undefined);
  const prepare = (): void => {
    loading.current ??= load?.({ locale, site }).then(
      (Palette) => {
        setLoaded({ Palette });
      },
      (error: unknown) => {
        // The next press tries again.
        loading.current = undefined;
        setOpenOn(undefined);
        console.warn('The search palette could not be loaded.', error);
      },
    );
  };
  const open = (): void => {
    prepare();
    setOpenOn(path);
  };

  useEffect(() => {
    if (!load) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(SEARCH_KEY, event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  if (!load) return undefined;
  const close = (): void => {
    setOpenOn(undefined);
  };
  return { open, prepare, element: loaded && openOn === path ? <loaded.Palette onClose={close} /> : null };
}
