import { useApp, usePage } from '../../runtime/app-context.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { LayoutProps } from '../../app/app.ts';
import { loadEntries } from '../../payload/load-navigation.ts';
import { CommunityLinks, NavigationTree, TableOfContents, useMessages } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from './docs.server.ts';
import { profileLinks } from '../../shell/profiles.ts';
import { TranslationNotice } from '../../layouts/translation-notice.tsx';

/** Layout of the documentation: sidebar, page and table of contents. */
export default function DocsLayout({ children }: LayoutProps): ReactNode {
  const message = useMessages();
  const { sidebar: Sidebar = NavigationTree, toc: Toc = TableOfContents } = useApp().slots;
  const { payload } = usePage();
  const { socials } = useShell();
  const { toc } = payload.data as DocsData;
  return (
    <div className="docs">
      <nav aria-label={message('docs.sections')} data-keep-scroll="docs" className="docs-side max-lg:hidden">
        <Sidebar
          // Loaded entries belong to one content version; a new version resets them.
          key={payload.contentVersion}
          items={payload.navigation ?? []}
          current={payload.path}
          load={loadEntries}
        />
      </nav>
      <main id="main" tabIndex={-1}>
        <TranslationNotice />
        {children}
      </main>
      <aside className="docs-side max-xl:hidden">
        <Toc links={toc} />
        <CommunityLinks links={profileLinks(socials)} />
      </aside>
    </div>
  );
}
