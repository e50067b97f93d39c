import { islandFile, islandKey } from '../address.ts';
import type { IslandRequest } from '../address.ts';
import type { Fragment } from '../fragment.ts';
import type { InlineLookup } from '../inline-context.ts';
import type { RenderIsland } from './render-island.tsx';
import { parseProps } from './validate-props.ts';

export interface InlineIslandsOptions {
  render: RenderIsland;
  buildId: string;
  /** Hears of every island that pages show, by its address: for a site of files, which has a file for each. */
  onShown?: ((address: string) => void) | undefined;
  report: (error: unknown, path: string) => void;
}

/** Islands that stand in their pages. */
export interface InlineIslands {
  /** Draws a page of this version of the content; where it has islands, once to learn which, and once more with them in their places. */
  draw(draw: (lookup: InlineLookup) => string, content: string | undefined): Promise<string>;
  /** An island that a page has shown, where somebody hears of them. */
  recall: (key: string) => Fragment | undefined;
}

export function createInlineIslands({ render, buildId, onShown, report }: InlineIslandsOptions): InlineIslands {
  const remembered = new Map<string, Fragment>();

  /** An island that fails leaves its fallback in the page, and a line in the log. */
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
