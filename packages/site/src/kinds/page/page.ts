import type { Page } from '../../config/page.ts';
import { KIND_OPTIONS, assertOptions, patternBelow, globOf } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { pageCollection } from './page-collection.ts';

/**
 * Plain pages: `page('/')` shows every file that belongs to no other page of the site. `content/about.md` is at
 * `/about`.
 */
export function page(path = '/', options: KindOptions = {}): Page[] {
  assertOptions(`page('${path}')`, options, KIND_OPTIONS);
  const { collection = 'pages', source = globOf(path), fields, screen } = options;
  return [
    {
      path: patternBelow(path),
      server: () => import('./page.server.ts'),
      screen: screen ?? (() => import('./page-screen.tsx')),
      options: { collection },
      collections: { [collection]: pageCollection(source, fields) },
      hasOtherFiles: path === '/' && options.source === undefined,
    },
  ];
}
