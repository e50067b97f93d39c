import { SEARCH_DIALOG_ID } from '../palette/start-search-dialog.ts';
import { languageTag, localisePath } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { useColorMode } from '../color-mode/use-color-mode.ts';
import { useIcons } from '../icons/use-icons.ts';
import { loadEntries } from '../payload/load-navigation.ts';
import { useShell } from './use-shell.ts';
import type { Messages } from '../app/app.ts';
import type { Locale, Site } from '../app/site.ts';
import { Footer, Header, IconsContext, LanguageContext, NavigationTree, MessagesContext } from '@recto/ui';
import type { ReactNode } from 'react';
import { profileLinks } from './profiles.ts';
import { SearchDialog } from '../palette/dialog.tsx';

interface ShellProps {
  messages: Messages;
  children: ReactNode;
}

/** The shell around every page: header, footer and search palette. */
export function Shell({ messages, children }: ShellProps): ReactNode {
  const { site, slots, logo: Logo, banner: Banner, hasSearch } = useApp();
  const { header: PageHeader = Header, footer: PageFooter = Footer, sidebar: Sidebar = NavigationTree } = slots;
  const { payload } = usePage();
  const shell = useShell();
  const colorMode = useColorMode();
  const icons = useIcons();
  const { isColorModeForced, repository, searchPage, socials } = shell;
  const { label = 'GitHub', icon = 'simple-icons:github' } = site.repository ?? {};
  return (
    <IconsContext value={icons}>
      <LanguageContext value={languageTag(shell.locale)}>
        <MessagesContext value={messages}>
          {Banner && <Banner />}
          {shell.hasHeader && (
            <PageHeader
              logo={Logo && <Logo />}
              title={site.title}
              home={shell.home}
              path={payload.path}
              links={shell.links}
              callToAction={shell.callToAction}
              languages={shell.languages}
              repository={repository === undefined ? undefined : { url: repository, icon }}
              search={hasSearch ? { dialog: SEARCH_DIALOG_ID, action: searchPage } : undefined}
              hasColorMode={!isColorModeForced}
            >
              {payload.navigation && (
                <div data-navigation={slots.sidebar ? undefined : true}>
                  <Sidebar
                    key={payload.contentVersion}
                    items={payload.navigation}
                    current={payload.path}
                    load={loadEntries}
                  />
                </div>
              )}
            </PageHeader>
          )}
          {children}
          {shell.hasFooter && (
            <PageFooter
              owner={site.owner ?? site.title}
              lang={languageTag(shell.locale)}
              pages={shell.pages}
              links={[
                ...profileLinks(socials),
                ...feedLinks(site, shell.locale),
                ...(repository === undefined ? [] : [{ label, icon, to: repository }]),
              ]}
              colorMode={isColorModeForced ? undefined : { value: colorMode.preference }}
            />
          )}
          {hasSearch && <SearchDialog {...{ payload, searchPage }} />}
        </MessagesContext>
      </LanguageContext>
    </IconsContext>
  );
}

/** Returns the link to the site's feed, in the locale of the page if there is a feed in each. */
function feedLinks(site: Site, locale: Locale): { label: string; icon: string; to: string }[] {
  const { feed, isFeedLocalised } = site;
  if (feed === undefined) return [];
  const to = isFeedLocalised === true ? localisePath(feed, locale, site) : localiseUrl(feed, locale, site);
  return [{ label: 'RSS', icon: 'lucide:rss', to }];
}
