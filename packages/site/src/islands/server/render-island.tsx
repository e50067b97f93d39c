import { compileBody } from '@recto/content';
import type { Content, ContentConfig, RenderMap, TreeNode } from '@recto/content';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { App, Messages } from '../../app/app.ts';
import type { Locale } from '../../app/site.ts';
import { allowListOf } from '../../body/allow-list.ts';
import { plainComponents, renderCopyButton } from '../../body/plain-components.ts';
import type { Fragment } from '../fragment.ts';
import { languageTag } from '../../languages/locale.ts';
import { localiseLinks } from '../../languages/localise-links.ts';
import { PROSE_TAG } from '../../payload/inline.ts';
import { runMiddleware } from '../../rules/run-middleware.ts';
import { AppContext } from '../../runtime/app-context.ts';
import type { Server } from '../../server/server.ts';
import { IslandError, validateProps } from './validate-props.ts';

/** Options of `createIslandRenderer`. */
export interface IslandRendererOptions {
  app: App;
  server: Server;
  content: Content<ContentConfig['collections']>;
}

/** The island to render, with its locale and properties. */
interface IslandRenderRequest {
  name: string;
  locale: string;
  props: Record<string, unknown>;
}

/**
 * Runs an island's middleware, checks its properties, loads its data and renders it, for pages and for requests.
 * Rejects with `IslandError` if the island cannot be provided.
 */
export type RenderIsland = (request: IslandRenderRequest) => Promise<Omit<Fragment, 'id'>>;

/** Creates the function that renders islands. */
export function createIslandRenderer({ app, server, content }: IslandRendererOptions): RenderIsland {
  /** Renders authors' markdown. An island has no interactive components, so all of it compiles to HTML. */
  const renderProse = (messages: Messages, nodes: readonly TreeNode[], locale: Locale): ReactNode => {
    const map: RenderMap = {
      interactive: {},
      trees: { ...plainComponents(messages), ...server.components },
      afterCode: renderCopyButton(messages),
      allow: allowListOf(app.site),
    };
    const linked = localiseLinks(nodes, { site: app.site, locale, text: locale, pictures: true });
    const html = compileBody(linked, map).filter((node) => typeof node === 'string');
    return createElement(PROSE_TAG, { dangerouslySetInnerHTML: { __html: html.join('') } });
  };

  const find = (code: string | undefined): Locale | undefined =>
    app.site.locales.find((locale) => locale.code === code);

  return async ({ name, locale: code, props: input }) => {
    // Names are case-sensitive; `hasOwn` excludes names that every object inherits.
    const island = server.islands && Object.hasOwn(server.islands, name) ? server.islands[name] : undefined;
    if (!island) throw new IslandError(404, 'There is no such island.');
    const locale = find(code);
    if (!locale) throw new IslandError(400, 'The parameter "locale" is not a language of this site.');
    await runGuards(app, island.middleware ?? [], name, locale);
    const props = await validateProps(island.props, input);
    const [data, messages = {}] = await Promise.all([
      island.load?.({ props, locale, content }),
      app.messages[code]?.(),
    ]);
    const prose = (nodes: readonly TreeNode[]): ReactNode => renderProse(messages, nodes, locale);
    const node = await island.render({ props, data, locale, messages, prose });
    const language = find(island.localeOf?.(data)) ?? locale;
    return {
      html: renderToString(<AppContext value={app}>{node}</AppContext>),
      head: { lang: languageTag(language), dir: language.dir ?? 'ltr' },
      ...(Object.keys(input).length > 0 && { props: input }),
    };
  };
}

/** Runs the middleware of the island and throws if it denies access. */
async function runGuards(app: App, names: readonly string[], island: string, locale: Locale): Promise<void> {
  const verdict = await runMiddleware(app, names, { path: `/__recto_island/${island}`, locale, params: {} });
  if (verdict === false) throw new IslandError(404, 'There is no such island.');
  if (verdict) throw new IslandError(403, 'Access to this island is denied.');
}
