import { islandFile, islandKey } from '../island-url.ts';
import type { IslandRequest } from '../island-url.ts';
import type { Fragment } from '../fragment.ts';
import type { InlineLookup } from '../inline-context.ts';
import type { RenderIsland } from './render-island.tsx';
import { parseProps } from './validate-props.ts';

/** Options of `createInlineIslands`. */
export interface InlineIslandsOptions {
  render: RenderIsland;
  buildId: string;
  /** Called with the path of every island that a page shows. A static site writes a file for each. */
  onShown?: ((address: string) => void) | undefined;
  report: (error: unknown, path: string) => void;
}

/** Renders islands into the HTML of their pages. */
export interface InlineIslands {
  /**
   * Renders a page with this content version. A page with islands is rendered twice: first to collect the islands, then
   * with their HTML.
   */
  render(render: (lookup: InlineLookup) => string, content: string | undefined): Promise<string>;
  /** Returns an island that a page has shown, if the option `onShown` is set. */
  findShown: (key: string) => Fragment | undefined;
}

/** Creates the renderer for islands inside pages. */
export function createInlineIslands({ render, buildId, onShown, report }: InlineIslandsOptions): InlineIslands {
  const shownFragments = new Map<string, Fragment>();

  /** Returns undefined for an island that fails, so that the page shows its fallback; the error is reported. */
  const renderFragment = async (key: string, request: IslandRequest): Promise<Fragment | undefined> => {
    const { name, locale, props } = request;
    const requestKey = islandKey(request, { build: buildId });
    const file = islandFile(request, { build: buildId });
    try {
      const fragment = { id: key, ...(await render({ name, locale, props: parseProps(props) })) };
      if (onShown) {
        if (!shownFragments.has(requestKey)) shownFragments.set(requestKey, fragment);
        onShown(file);
      }
      return fragment;
    } catch (error) {
      report(error, file);
      return undefined;
    }
  };

  return {
    async render(draw, content) {
      const versions = { build: buildId, content };
      const missing = new Map<string, IslandRequest>();
      const rendered = new Map<string, Fragment | undefined>();
      const lookup: InlineLookup = {
        versions,
        find(request) {
          const key = islandKey(request, versions);
          if (!rendered.has(key)) missing.set(key, request);
          return rendered.get(key);
        },
      };
      const html = draw(lookup);
      if (missing.size === 0) return html;
      await Promise.all(
        [...missing].map(async ([key, request]) => rendered.set(key, await renderFragment(key, request))),
      );
      return draw(lookup);
    },
    findShown: (key) => shownFragments.get(key),
  };
}
