import { childrenOf, isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { htmlToTree } from '@recto/content/node';
import { ImagesContext, MarkdownContext } from '@recto/ui';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App, ScreenPropsOf } from '../app/app.ts';
import { TreesContext } from '../body/trees-context.ts';
import { InlineIslandsContext } from '../islands/inline-context.ts';
import type { InlineLookup } from '../islands/inline-context.ts';
import type { Payload } from '../payload/payload.ts';
import { preparePage } from '../runtime/prepare-page.ts';
import { Root } from '../runtime/root.tsx';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import { TREE_TAG, insertTrees, screenTree } from './screen-tree.ts';

/** Options of `readScreen`. */
export interface ReadScreenOptions {
  app: App;
  payload: Payload;
  /** The tree from which the body of the page was compiled. */
  body: readonly TreeNode[];
  islands?: Pick<InlineIslands, 'render'> | undefined;
}

/** Element around the screen, to find it inside of layout and shell. */
const SCREEN_TAG = 'recto-screen';

const Nothing = (): null => null;

/** The app without the visible parts of its shell, of which nothing is read. */
function withoutShell(app: App): App {
  const plain = { ...app, slots: { ...app.slots, header: Nothing, footer: Nothing } };
  delete plain.banner;
  return plain;
}

/** Renders the screen of a page and returns it as a tree. Markdown bodies are included as their original trees. */
export async function readScreen({ app, payload, body, islands }: ReadScreenOptions): Promise<TreeNode[]> {
  const page = await preparePage(app, { ...payload, body: [] });
  const { Screen: Shown } = page;
  const plainApp = withoutShell(app);
  const trees: (readonly TreeNode[])[] = [];
  const mark = (nodes: readonly TreeNode[]): ReactNode => createElement(TREE_TAG, { 'data-n': trees.push(nodes) - 1 });
  const Screen = (props: ScreenPropsOf<never>): ReactNode =>
    createElement(
      SCREEN_TAG,
      {},
      // Images have the URLs that their authors wrote.
      <ImagesContext value={(src) => ({ src })}>
        <MarkdownContext value>
          <TreesContext value={mark}>
            <Shown {...props} body={mark(body)} />
          </TreesContext>
        </MarkdownContext>
      </ImagesContext>,
    );
  const render = (lookup: InlineLookup | null): string =>
    renderToStaticMarkup(
      <InlineIslandsContext value={lookup}>
        <Root app={plainApp} page={{ ...page, Screen }} />
      </InlineIslandsContext>,
    );
  const html = islands ? await islands.render(render, payload.contentVersion) : render(null);
  return insertTrees(screenTree(findScreen(htmlToTree(cutScreen(html), {}))), trees);
}

/** Returns the part of a page's HTML with the screen: parsing the rest would take longer than the screen itself. */
function cutScreen(html: string): string {
  const start = html.indexOf(`<${SCREEN_TAG}>`);
  // A layout may omit the screen.
  return start === -1 ? '' : html.slice(start, html.lastIndexOf(`</${SCREEN_TAG}>`));
}

function findScreen(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node[0] === SCREEN_TAG ? childrenOf(node) : findScreen(childrenOf(node))));
}
