import { useMemo } from 'react';
import { useApp } from '../runtime/app-context.ts';
import { iconHosts } from './hosts.ts';
import type { IconData } from './icon-data.ts';
import { getIcon, requestIcon, subscribeIcons } from './icon-store.ts';

/** Where components look icons up, by whole names. */
export interface IconLookup {
  get: (name: string) => IconData | undefined;
  subscribe: (listener: () => void) => () => void;
  /** For one that is not there: the browser tries to get it. */
  request: (name: string) => void;
}

/** The site's icons, for the context that its components draw them from. */
export function useIcons(): IconLookup {
  const { site } = useApp();
  return useMemo(() => {
    const hosts = iconHosts(site);
    return {
      get: getIcon,
      subscribe: subscribeIcons,
      request: (name) => {
        requestIcon(name, hosts);
      },
    };
  }, [site]);
}
