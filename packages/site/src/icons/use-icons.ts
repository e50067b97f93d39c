import { useMemo } from 'react';
import { useApp } from '../runtime/app-context.ts';
import { iconHosts } from './hosts.ts';
import type { IconData } from './icon-data.ts';
import { addIcons, getIcon, requestIcon, subscribeIcons } from './icon-store.ts';

/** Where components look icons up, by whole names. */
export interface IconLookup {
  get: (name: string) => IconData | undefined;
  subscribe: (listener: () => void) => () => void;
  /** For one that is not there: it is read from the element if the server has drawn it, or the browser tries to get it. */
  request: (name: string, element?: SVGSVGElement | null) => void;
}

/** The site's icons, for the context that its components draw them from. */
export function useIcons(): IconLookup {
  const { site } = useApp();
  return useMemo(() => {
    const hosts = iconHosts(site);
    return {
      get: getIcon,
      subscribe: subscribeIcons,
      request: (name, element) => {
        const [body, viewBox] = [element?.innerHTML ?? '', element?.getAttribute('viewBox') ?? ''];
        if (body === '') requestIcon(name, hosts);
        else addIcons({ [name]: { body, viewBox } });
      },
    };
  }, [site]);
}
