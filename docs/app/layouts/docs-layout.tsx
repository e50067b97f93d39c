import { usePage } from '@recto/site';
import type { LayoutProps } from '@recto/site';
import { NavigationTree, TableOfContents, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from '../../server/loaders/docs.ts';
import { TranslationNotice } from './translation-notice.tsx';

/** Sections on one side, the page in the middle, its headings on the other side. */
export function DocsLayout({ children }: LayoutProps): ReactNode {
  const word = useWords();
  const { payload } = usePage();
  const { navigation, toc } = payload.data as DocsData;
  return (
    <div className="mx-auto grid w-full max-w-[90rem] gap-x-12 px-4 pb-24 sm:px-8 lg:grid-cols-[15rem_minmax(0,44rem)] xl:grid-cols-[15rem_minmax(0,44rem)_13rem] xl:justify-between">
      <nav
        aria-label={word('docs.sections')}
        className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto py-12 pe-4 lg:block"
      >
        <NavigationTree items={navigation} current={payload.path} />
      </nav>
      <main id="main" tabIndex={-1} className="min-w-0 py-10 lg:py-12">
        <TranslationNotice />
        {children}
      </main>
      <aside className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto py-12 xl:block">
        <TableOfContents links={toc} />
      </aside>
    </div>
  );
}
