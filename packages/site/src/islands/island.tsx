import { use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAsyncData } from '../data/use-async-data.ts';
import { usePage } from '../runtime/app-context.ts';
import { islandKey, serialiseProps } from './address.ts';
import { fetchFragment } from './fetch-fragment.ts';
import type { Fragment } from './fragment.ts';
import { InlineIslandsContext } from './inline-context.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { useNear } from './use-near.ts';

export interface IslandProps {
  /** As the server's islands name it. */
  name: string;
  /** What it is asked with: data that can be JSON. */
  props?: Record<string, unknown>;
  /** Stands there while the island is on its way, and where it cannot be had. */
  fallback?: ReactNode;
  /** Waits in the browser until the place is near the screen. A first load has the island in the page either way. */
  lazy?: boolean;
  /** Instead of the fallback once it has failed, with a way to try again. */
  renderError?: (retry: () => void) => ReactNode;
}

const NOTHING = {};

/**
 * A part of the page that only the server can render. On a first load it is in the page; later it is fetched,
 * when it first appears and when its properties change, and what was there stays until then.
 */
export function Island({ name, fallback = null, ...rest }: IslandProps): ReactNode {
  const last = (
    <IslandBoundary name={name} fallback={null}>
      {fallback}
    </IslandBoundary>
  );
  return (
    <IslandBoundary name={name} fallback={last}>
      <IslandContent name={name} fallback={fallback} {...rest} />
    </IslandBoundary>
  );
}

function IslandContent({ name, props = NOTHING, fallback, lazy = false, renderError }: IslandProps): ReactNode {
  const { payload } = usePage();
  const inline = use(InlineIslandsContext);
  const place = useRef<HTMLDivElement>(null);
  const [build] = useState(() => inline?.versions.build ?? readBuildId());
  // A page of newer content has newer islands, also where they were shown on the page before.
  const versions = { build, content: payload.contentVersion };
  const request = { name, locale: payload.locale, props: serialiseProps(props) };
  const key = islandKey(request, versions);
  const [initial] = useState(() => (inline ? inline.find(request) : readFragment(key)));
  const isNear = useNear(place, lazy && !initial);
  const { status, data, error, refresh } = useAsyncData<Fragment>(
    `island ${key}`,
    async ({ signal }) => ({ ...(await fetchFragment(request, versions, signal)), id: key }),
    { immediate: isNear, initial, keep: true },
  );

  useEffect(() => {
    if (error !== undefined) console.error(`Island "${name}" could not be loaded.`, error);
  }, [name, error]);
  useEffect(() => {
    // While editing, other words make another island.
    const follow = (): void => void refresh();
    import.meta.hot?.on('recto:content', follow);
    return () => import.meta.hot?.off('recto:content', follow);
  }, [refresh]);

  const instead = status === 'error' && renderError ? renderError(() => void refresh()) : fallback;
  const isForeign = data && data.head.lang !== payload.head.lang;
  return (
    <div
      ref={place}
      data-island={data?.id}
      aria-busy={status === 'pending' && data ? true : undefined}
      {...(isForeign && data.head)}
    >
      {data ? <FragmentHtml key={data.id} html={data.html} /> : instead}
    </div>
  );
}

/** As with prose: React neither builds nor compares what is inside. */
function FragmentHtml({ html }: { html: string }): ReactNode {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** On a server that renders no islands, an error page for instance, there is nothing to read. */
const page = typeof document === 'undefined' ? undefined : document;

/** Which app the open page is of: its islands are asked for under that name. */
function readBuildId(): string | undefined {
  return page?.getElementById('app')?.dataset['build'];
}

/** A fragment that the server has rendered into the page: it is read from the DOM instead of requested. */
function readFragment(key: string): Fragment | undefined {
  const island = page?.querySelector<HTMLElement>(`[data-island="${key}"]`);
  const shown = island?.firstElementChild;
  if (!page || !island || !shown) return undefined;
  const root = page.documentElement;
  const dir = (island.dir || root.dir) === 'rtl' ? 'rtl' : 'ltr';
  return { id: key, html: shown.innerHTML, head: { lang: island.lang || root.lang, dir } };
}
