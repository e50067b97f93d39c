import type { Page } from '../../config/page.ts';
import { below, folderOf } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { docsCollection } from './docs-collection.ts';

/** Documentation: pages in sections, with a sidebar, a table of contents and links to the neighbours of each page. */
export function docs(path = '/docs', options: KindOptions = {}): Page[] {
  const { collection = 'docs', source = folderOf(path), fields, screen } = options;
  return [
    {
      path: below(path),
      server: () => import('./docs.server.ts'),
      screen: screen ?? (() => import('./docs-screen.tsx')),
      layout: () => import('./docs-layout.tsx'),
      options: { root: path, collection },
      collections: { [collection]: docsCollection(source, fields) },
      takesRest: path === '/' && options.source === undefined,
      sections: { name: collection, root: path },
    },
  ];
}
