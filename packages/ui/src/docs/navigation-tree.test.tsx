import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { NavigationTree } from './navigation-tree.tsx';
import type { NavigationTreeProps } from './navigation-tree.tsx';
import type { TreeItem } from './tree-item.ts';

const items: TreeItem[] = [
  { title: 'Start', path: '/docs/start', closed: '/docs/start' },
  { title: 'Files', path: '/docs/files', page: false, children: [{ title: 'CSV', path: '/docs/files/csv' }] },
  { title: 'Data', path: '/docs/data', page: false, lang: 'en', closed: '/docs/data/first' },
  { title: '…', path: '/docs/next', rest: 1200, folder: '/docs' },
];

function render(props: Partial<NavigationTreeProps> = {}): string {
  return renderToStaticMarkup(
    <MessagesContext value={english}>
      <NavigationTree items={items} current="/docs/files/csv" load={async () => []} {...props} />
    </MessagesContext>,
  );
}

test('a closed folder links to its page or first page, and can be opened with script', () => {
  const html = render();
  expect(html).toContain(
    '<a href="/docs/start">Start</a><details class="needs-script"><summary aria-label="More in Start">',
  );
  expect(html).toContain(
    '<a href="/docs/data/first" lang="en">Data</a><details class="needs-script" data-path="/docs/data">',
  );
});

test('an open folder shows its entries, with or without script', () => {
  expect(render()).toMatch(
    /<li><details open="" data-path="\/docs\/files"><summary>Files.*<ul><li><a href="\/docs\/files\/csv" aria-current="page">CSV<\/a><\/li><\/ul><\/details><\/li>/u,
  );
});

test('an entry for hidden siblings shows their number and links to the nearest one', () => {
  expect(render()).toContain(
    '<a href="/docs/next">More pages: 1,200</a><details class="needs-script" data-path="/docs" data-rest="1200">',
  );
});

test('a closed folder cannot be opened if its entries cannot be loaded', () => {
  const html = render({ load: undefined });
  expect(html).toContain('<li><a href="/docs/start">Start</a></li>');
  expect(html).not.toContain('needs-script');
});

test('sections keep their numbers if sections before them are left out', () => {
  const cut: TreeItem[] = [
    { title: '…', path: '/docs/a', rest: 40, folder: '/docs' },
    { title: 'B', path: '/docs/b' },
  ];
  expect(render({ items: cut })).toContain('<li value="41"><a href="/docs/b">B</a></li>');
});
