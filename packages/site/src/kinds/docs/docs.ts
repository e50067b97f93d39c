import type { Page } from '../../config/page.ts';
import { KIND_OPTIONS, assertOptions, patternBelow, globOf } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { docsCollection } from './docs-collection.ts';
import { namedPages, parseSidebar } from './sidebar-schema.ts';
import type { SidebarEntry } from './sidebar-schema.ts';

/** Options of the page kind `docs`. */
export interface DocsOptions extends KindOptions {
  /** Order, groups and labels of the sidebar. Defaults to the folder tree. */
  sidebar?: readonly SidebarEntry[];
}

/** Documentation: pages in sections, with a sidebar, a table of contents and links to the previous and next page. */
export function docs(path = '/docs', options: DocsOptions = {}): Page[] {
  assertOptions(`docs('${path}')`, options, { ...KIND_OPTIONS, sidebar: true });
  const { collection = 'docs', source = globOf(path), fields, screen } = options;
  const sidebar = options.sidebar && parseSidebar(path, options.sidebar);
  return [
    {
      path: patternBelow(path),
      server: () => import('./docs.server.ts'),
      screen: screen ?? (() => import('./docs-screen.tsx')),
      layout: () => import('./docs-layout.tsx'),
      options: { root: path, collection, ...(sidebar && { sidebar }) },
      collections: { [collection]: docsCollection(source, fields) },
      hasOtherFiles: path === '/' && options.source === undefined,
      sections: { name: collection, root: path },
      ...(sidebar && { namedPages: namedPages(sidebar) }),
    },
  ];
}
