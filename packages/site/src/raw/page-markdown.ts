import type { TreeNode } from '@recto/content';
import type { App } from '../app/app.ts';
import type { Locale } from '../app/site.ts';
import type { Payload } from '../payload/payload.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import type { LoaderResult, Server } from '../server/server.ts';
import { treeComponents } from '../server/static-components.tsx';
import { readScreen } from './read-screen.tsx';
import { renderPageMarkdown } from './render-page-markdown.ts';

/** Options of `createPageMarkdown`. */
export interface PageMarkdownOptions {
  app: App;
  server: Pick<Server, 'components' | 'staticComponents'>;
  /** Renders the islands of the screen; without it their fallbacks are used. */
  islands?: Pick<InlineIslands, 'render'> | undefined;
  report: (error: unknown, path: string) => void;
}

/** The page whose markdown version is rendered. */
export interface PageMarkdownSource {
  loaded: Pick<LoaderResult<unknown>, 'title' | 'description'>;
  payload: Payload;
  /** The body of the page, with the links of its markdown version. */
  body: readonly TreeNode[];
  /** Locale of the text. */
  text: Locale;
}

/** Creates a function that renders the screen of a page and converts it to markdown. */
export function createPageMarkdown({ app, server, islands, report }: PageMarkdownOptions) {
  return async ({ loaded, payload, body, text }: PageMarkdownSource): Promise<string> => {
    const messages = (await app.messages[text.code]?.()) ?? {};
    const components = {
      ...server.components,
      ...treeComponents(server.staticComponents ?? {}, { locale: text, messages }),
    };
    // If the screen fails, the error is reported and the markdown consists of the body.
    const shown = await readScreen({ app, payload, body, islands }).catch((error: unknown) => {
      report(error, payload.path);
      return body;
    });
    const { title, description } = loaded;
    return renderPageMarkdown({ title, description, shown }, { site: app.site, messages, components });
  };
}
