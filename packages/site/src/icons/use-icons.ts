import { useMemo } from 'react';
import { useApp } from '../runtime/app-context.ts';
import type { IconData } from './icon-data.ts';
import { addIcons, getIcon, requestIcon, subscribeIcons } from './icon-store.ts';

/** Lookup of icons by full name, for components. */
export interface IconLookup {
  /** Returns an icon, if it is loaded. */
  get: (name: string) => IconData | undefined;
  /** Calls a listener after icons were added. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Requests a missing icon: reads it from the element if the server has rendered it, else loads it. */
  request: (name: string, element?: SVGSVGElement | null) => void;
}

/** Returns the icon lookup of the site, for the context of its components. */
export function useIcons(): IconLookup {
  const { site } = useApp();
  return useMemo(
    () => ({
      get: getIcon,
      subscribe: subscribeIcons,
      request: (name, element) => {
        const [body, viewBox] = [element?.innerHTML ?? '', element?.getAttribute('viewBox') ?? ''];
        if (body === '') requestIcon(name, site);
        else addIcons({ [name]: { body, viewBox } });
      },
    }),
    [site],
  );
}
