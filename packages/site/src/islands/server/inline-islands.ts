import { islandFile, islandKey } from '../address.ts';
import type { IslandRequest } from '../address.ts';
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
  draw(draw: (lookup: InlineLookup) => string, content: string | undefined): Promise<string>;
  /** Returns an island that a page has shown, if the option `onShown` is set. */
  recall: (key: string) => Fragment | undefined;
}

/** Creates the renderer for islands inside pages. */
export function createInlineIslands({ render, buildId, onShown, report }: InlineIslandsOptions): InlineIslands {
  const remembered = new Map<string, Fragment>();

  /** Returns undefined for an island that fails, so that the page shows its fallback; the error is reported. */
  const make = async (key: string, request: IslandRequest): Promise<Fragment | undefined> => {
    const { name, locale, props } = request;
    const own = islandKey(request, { build: buildId });
    const file = islandFile(request, { build: buildId });
    try {
      const fragment = { id: key, ...(await render({ name, locale, props: parseProps(props) })) };
      if (onShown) {
        if (!remembered.has(own)) remembered.set(own, fragment);
        onShown(file);
      }
      return fragment;
    } catch (error) {
      report(error, file);
      return undefined;
    }
  };

  return {
    async draw(draw, content) {
      const versions = { build: buildId, content };
      const wanted = new Map<string, IslandRequest>();
      const made = new Map<string, Fragment | undefined>();
      const lookup: InlineLookup = {
        versions,
        find(request) {
          const key = islandKey(request, versions);
          if (!made.has(key)) wanted.set(key, request);
          return made.get(key);
        },
      };
      const html = draw(lookup);
      if (wanted.size === 0) return html;
      await Promise.all([...wanted].map(async ([key, request]) => made.set(key, await make(key, request))));
      return draw(lookup);
    },
    recall: (key) => remembered.get(key),
  };
}
