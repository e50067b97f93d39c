import { use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAsyncData } from '../data/use-async-data.ts';
import type { IslandInput, IslandName } from '../config/register.ts';
import { usePage } from '../runtime/app-context.ts';
import { islandKey, serialiseProps } from './island-url.ts';
import { fetchFragment } from './fetch-fragment.ts';
import type { Fragment } from './fragment.ts';
import { InlineIslandsContext } from './inline-context.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { useNearViewport } from './use-near.ts';

/** Properties of `Island`. */
export interface IslandProps<Name extends IslandName = IslandName> {
  /** Name of the island in the site's `islands`. */
  name: Name;
  /** Properties that the island is rendered with. They must be serialisable as JSON. */
  props?: IslandInput<NoInfer<Name>>;
  /** Shown while the island is loading, and if it cannot be loaded. */
  fallback?: ReactNode;
  /**
   * Loads the island in the browser only when its position is near the viewport. The first page load contains the
   * island in any case.
   */
  lazy?: boolean;
  /** Rendered instead of the fallback after an error; `retry` loads the island again. */
  renderError?: (retry: () => void) => ReactNode;
}

const EMPTY_PROPS = {};

/**
 * A part of the page that only the server can render. The first page load contains its HTML. After that it is fetched
 * when it first appears and when its properties change; the previous HTML stays visible until the new HTML is loaded.
 */
export function Island<Name extends IslandName>({ name, fallback = null, ...rest }: IslandProps<Name>): ReactNode {
  const guardedFallback = (
    <IslandBoundary name={name} fallback={null}>
      {fallback}
    </IslandBoundary>
  );
  return (
    <IslandBoundary name={name} fallback={guardedFallback}>
      <IslandContent name={name} fallback={fallback} {...(rest as Omit<ContentProps, 'name' | 'fallback'>)} />
    </IslandBoundary>
  );
}

/**
 * Properties of `IslandContent`. `props` is any record, because this package does not know the islands of a site and their
 * types.
 */
interface ContentProps extends Omit<IslandProps, 'props'> {
  props?: Record<string, unknown>;
}

function IslandContent({ name, props = EMPTY_PROPS, fallback, lazy = false, renderError }: ContentProps): ReactNode {
  const { payload } = usePage();
  const inline = use(InlineIslandsContext);
  const container = useRef<HTMLDivElement>(null);
  const [build] = useState(() => inline?.versions.build ?? readBuildId());
  // After navigation to a page with a newer content version, islands are requested again in that version.
  const versions = { build, content: payload.contentVersion };
  const request = { name, locale: payload.locale, props: serialiseProps(props) };
  const key = islandKey(request, versions);
  const [initial] = useState(() => (inline ? inline.find(request) : readFragment(key)));
  const isNear = useNearViewport(container, lazy && !initial);
  const { status, data, error, refresh } = useAsyncData<Fragment>(
    `island ${key}`,
    async ({ signal }) => ({ ...(await fetchFragment(request, versions, signal)), id: key }),
    { immediate: isNear, initial, keep: true },
  );

  useEffect(() => {
    if (error !== undefined) console.error(`Island "${name}" could not be loaded.`, error);
  }, [name, error]);
  useEffect(() => {
    // During development, changed content can change the island.
    const reload = (): void => void refresh();
    import.meta.hot?.on('recto:content', reload);
    return () => import.meta.hot?.off('recto:content', reload);
  }, [refresh]);

  const replacement = status === 'error' && renderError ? renderError(() => void refresh()) : fallback;
  const isOtherLanguage = data && data.head.lang !== payload.head.lang;
  return (
    <div
      ref={container}
      data-island={data?.id}
      aria-busy={status === 'pending' && data ? true : undefined}
      {...(isOtherLanguage && data.head)}
    >
      {data ? <FragmentHtml key={data.id} html={data.html} /> : replacement}
    </div>
  );
}

/** The HTML of an island. React neither creates nor compares the elements inside, as with prose. */
function FragmentHtml({ html }: { html: string }): ReactNode {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * The document; undefined on a server. An `Island` is also rendered on a server without `InlineIslandsContext`, for example
 * on an error page.
 */
const dom = typeof document === 'undefined' ? undefined : document;

/** Build id of the open page; its islands are requested from that build. */
function readBuildId(): string | undefined {
  return dom?.getElementById('app')?.dataset['build'];
}

/** Reads a fragment from the DOM if the server has rendered it into the page, so that it is not requested. */
function readFragment(key: string): Fragment | undefined {
  const island = dom?.querySelector<HTMLElement>(`[data-island="${key}"]`);
  const content = island?.firstElementChild;
  if (!dom || !island || !content) return undefined;
  const root = dom.documentElement;
  const dir = (island.dir || root.dir) === 'rtl' ? 'rtl' : 'ltr';
  return { id: key, html: content.innerHTML, head: { lang: island.lang || root.lang, dir } };
}
