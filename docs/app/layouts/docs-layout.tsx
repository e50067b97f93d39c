import { usePage } from '@recto/site';
import type { LayoutProps } from '@recto/site';
import { NavigationTree, TableOfContents, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from '../../server/loaders/docs.ts';

/** Sections on one side, the page in the middle, its headings on the other side. */
export function DocsLayout({ children }: LayoutProps): ReactNode {
  const word = useWords();
  const { payload } = usePage();
  const { navigation, toc } = payload.data as DocsData;
  return (
    <div className="mx-auto grid w-full max-w-[90rem] gap-x-12 px-4 pb-24 sm:px-8 lg:grid-cols-[15rem_minmax(0,44rem)] xl:grid-cols-[15rem_minmax(0,44rem)_13rem] xl:justify-between">
      <div className="border-b border-rule py-4 lg:border-0 lg:py-12">
        <nav aria-label={word('docs.sections')} className="hidden lg:sticky lg:top-28 lg:block">
          <NavigationTree items={navigation} current={payload.path} />
        </nav>
        <details key={payload.path} className="lg:hidden">
          <summary className="cursor-pointer font-medium">{word('docs.sections')}</summary>
          <nav aria-label={word('docs.sections')} className="py-4">
            <NavigationTree items={navigation} current={payload.path} />
          </nav>
        </details>
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 py-10 lg:py-12">
        {children}
      </main>
      <aside className="hidden py-12 xl:block">
        <div className="sticky top-28">
          <TableOfContents links={toc} />
        </div>
      </aside>
    </div>
  );
}
