import type { TreeNode } from '@recto/content';
import { MarkdownContext } from '@recto/ui';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createTestApp, manyLanguages, noContent } from '../../fixtures/test-app.tsx';
import type { App, LayoutProps, Route, ScreenPropsOf } from '../app/app.ts';
import { Island } from '../islands/island.tsx';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import { ContentRenderer } from '../runtime/content-renderer.tsx';
import { createInlineIslands } from '../islands/server/inline-islands.ts';
import { createResolver } from '../server/resolve-page.ts';
import type { LoaderResult, Server } from '../server/server.ts';

const body: TreeNode[] = [
  ['h2', { id: 'a' }, 'Part'],
  ['note', {}, ['p', {}, 'Mind.']],
];

interface OpenOptions {
  screen: (props: ScreenPropsOf<{ words: string }>) => ReactNode;
  layout?: (props: LayoutProps) => ReactNode;
  answer?: Partial<LoaderResult<unknown>>;
  server?: Partial<Server>;
  slots?: App['slots'];
}

async function open({ screen, layout = ({ children }) => children, answer, server, slots = {} }: OpenOptions) {
  const load = vi.fn(async () => screen as never);
  const route: Route = { path: '/page', layout: async () => layout, screen: load };
  const app: App = { ...createTestApp(manyLanguages), routes: [route], slots };
  const islands = createInlineIslands({
    render: async () => ({ html: '<p>Made by the server</p><button>Again</button>', head: { lang: 'en', dir: 'ltr' } }),
    buildId: 'b1',
    report: () => undefined,
  });
  const report = vi.fn<(error: unknown, path: string) => void>();
  const resolve = createResolver({
    app,
    content: noContent,
    islands,
    report,
    server: {
      loaders: { '/page': async () => ({ title: 'Page', data: { words: 'Words' }, body, ...answer }) },
      ...server,
    },
  });
  const page = (await resolve('/en/page')) as ResolvedPage;
  return { page, load, report, markdown: async (changed = page) => await page.markdown?.(changed) };
}

test('the markdown contains what the screen shows, with the body at its position', async () => {
  const { markdown } = await open({
    screen: ({ data, body: text }) => (
      <article>
        <h1>Own title</h1>
        <p>{data.words} before</p>
        <div className="prose">{text}</div>
        <p>After</p>
      </article>
    ),
  });
  expect(await markdown()).toBe('# Own title\n\nWords before\n\n## Part\n\n> [!NOTE]\n> Mind.\n\nAfter\n');
});

test('adds the title of the loader if the screen has none, and omits a body that the screen does not show', async () => {
  const { markdown } = await open({ screen: () => <p>All</p>, answer: { description: 'About it.' } });
  expect(await markdown()).toBe('# Page\n\nAbout it.\n\nAll\n');
});

test('omits shell and layout, but renders the screen inside them', async () => {
  const Name = createContext('none');
  const { markdown } = await open({
    layout: ({ children }) => (
      <Name value="layout">
        <p>Beside</p>
        <main>{children}</main>
      </Name>
    ),
    screen: function Screen() {
      return <p>In the {use(Name)}</p>;
    },
  });
  expect(await markdown()).toBe('# Page\n\nIn the layout\n');
});

test('renders no header and no footer', async () => {
  const fail = (): never => {
    throw new Error('This component is not needed.');
  };
  const { markdown, report } = await open({
    screen: () => <p>Text</p>,
    slots: { header: fail, footer: fail },
  });
  expect(await markdown()).toBe('# Page\n\nText\n');
  expect(report).not.toHaveBeenCalled();
});

test('contains only the title if the layout does not show the screen', async () => {
  const { markdown } = await open({ layout: () => <p>Closed</p>, screen: () => <p>Text</p> });
  expect(await markdown()).toBe('# Page\n');
});

test('renders the screen only when the markdown is requested', async () => {
  const { load, markdown } = await open({ screen: () => null });
  expect(load).not.toHaveBeenCalled();
  await markdown();
  expect(load).toHaveBeenCalledOnce();
});

test('features that change a page also change its markdown', async () => {
  const { page, markdown } = await open({ screen: ({ data }) => <p>{data.words}</p> });
  expect(await markdown({ ...page, data: { words: 'Changed' } })).toBe('# Page\n\nChanged\n');
});

test('contains the HTML of islands', async () => {
  const { markdown } = await open({ screen: () => <Island name="facts" fallback="Later" /> });
  expect(await markdown()).toBe('# Page\n\nMade by the server\n');
});

test('converts trees that a screen renders like the body of the page', async () => {
  const { markdown } = await open({ screen: () => <ContentRenderer nodes={body} /> });
  expect(await markdown()).toBe('# Page\n\n## Part\n\n> [!NOTE]\n> Mind.\n');
});

test('components can detect that they are rendered for markdown', async () => {
  const { markdown } = await open({
    screen: function Screen() {
      return <p>{use(MarkdownContext) ? 'markdown' : 'page'}</p>;
    },
  });
  expect(await markdown()).toBe('# Page\n\nmarkdown\n');
});

test('reports a screen that fails, and uses the body', async () => {
  const error = new Error('broken');
  const { markdown, report } = await open({
    screen: () => {
      throw error;
    },
  });
  expect(await markdown()).toBe('# Page\n\n## Part\n\n> [!NOTE]\n> Mind.\n');
  expect(report).toHaveBeenCalledExactlyOnceWith(error, '/en/page');
});
