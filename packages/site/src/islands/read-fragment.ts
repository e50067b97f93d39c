import type { Fragment } from './fragment.ts';

/** On a server that renders no islands, an error page for instance, there is nothing to read. */
const page = typeof document === 'undefined' ? undefined : document;

/** Which app the open page is of: its islands are asked for under that name. */
export function readBuildId(): string | undefined {
  return page?.getElementById('app')?.dataset['build'];
}

/** A fragment that stands in the page already: it is read back, and not asked for. */
export function readFragment(key: string): Fragment | undefined {
  const island = page?.querySelector<HTMLElement>(`[data-island="${key}"]`);
  const shown = island?.firstElementChild;
  if (!page || !island || !shown) return undefined;
  const root = page.documentElement;
  const dir = (island.dir || root.dir) === 'rtl' ? 'rtl' : 'ltr';
  return { id: key, html: shown.innerHTML, head: { lang: island.lang || root.lang, dir } };
}
