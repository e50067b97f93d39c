import { useEffect, useState } from 'react';
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
  const { palette: load } = useApp();
  const { path } = usePage().payload;
  // Open on one page means closed on the next.
  const [openOn, setOpenOn] = useState<string>();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();

  const prepare = (): void => {
    if (!load || loaded) return;
    load().then(
      (Palette) => {
        setLoaded({ Palette });
      },
      (error: unknown) => {
        // The next press tries again.
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
