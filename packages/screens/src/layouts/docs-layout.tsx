import { usePage, useShell } from '@recto/site';
import type { LayoutProps } from '@recto/site';
import { CommunityLinks, NavigationTree, TableOfContents, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from '../loaders/docs-loader.ts';
import { profileLinks } from '../shell/profiles.ts';
import { TranslationNotice } from './translation-notice.tsx';

/** Sections on one side, the page in the middle, its headings on the other side. */
export function DocsLayout({ children }: LayoutProps): ReactNode {
  const word = useWords();
  const { payload } = usePage();
  const { socials } = useShell();
  const { navigation, toc } = payload.data as DocsData;
  return (
    <div className="docs">
      <nav aria-label={word('docs.sections')} data-keep-scroll="docs" className="docs-side max-lg:hidden">
        <NavigationTree items={navigation} current={payload.path} />
      </nav>
      <main id="main" tabIndex={-1}>
        <TranslationNotice />
        {children}
      </main>
      <aside className="docs-side max-xl:hidden">
        <TableOfContents links={toc} />
        <CommunityLinks links={profileLinks(socials)} />
      </aside>
    </div>
  );
}
