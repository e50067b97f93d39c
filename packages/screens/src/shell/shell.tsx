import {
  SEARCH_DIALOG_ID,
  languageTag,
  localiseAddress,
  localisePath,
  useApp,
  useColorMode,
  useIcons,
  usePage,
  usePalette,
  useShell,
} from '@recto/site';
import type { Words } from '@recto/site';
import { Footer, Header, IconsContext, LanguageContext, NavigationTree, WordsContext } from '@recto/ui';
import type { TreeItem } from '@recto/ui';
import type { ComponentType, ReactNode } from 'react';
import { profileLinks } from './profiles.ts';
import { SearchDialog } from './search-dialog.tsx';
import { SEARCH_ROUTE } from './search-page.ts';
import { ShellContext } from './shell-context.ts';

interface ShellProps {
  words: Words;
  children: ReactNode;
}

/** Around every page: header, footer, search palette. A mark stands before the site's name. */
export function createShell({ logo }: { logo?: ReactNode } = {}): ComponentType<ShellProps> {
  return (props) => <Shell logo={logo} {...props} />;
}

function Shell({ logo, words, children }: ShellProps & { logo: ReactNode }): ReactNode {
  const { site, routes } = useApp();
  const { payload } = usePage();
  const shell = useShell();
  const colorMode = useColorMode();
  const palette = usePalette();
  const icons = useIcons();
  const searchRoute = routes.find(({ name }) => name === SEARCH_ROUTE);
  const searchPage = searchRoute && localisePath(searchRoute.path, shell.locale, site);
  const { isColorModeForced, repository, socials } = shell;
  const tree = treeOf(payload.data);
  return (
    <IconsContext value={icons}>
      <LanguageContext value={languageTag(shell.locale)}>
        <WordsContext value={words}>
          {shell.hasHeader && (
            <Header
              logo={logo}
              title={site.title}
              home={shell.home}
              path={payload.path}
              links={shell.links}
              callToAction={shell.callToAction}
              languages={shell.languages}
              repository={repository}
              search={palette && { dialog: SEARCH_DIALOG_ID, action: searchPage, onIntent: palette.prepare }}
              hasColorMode={!isColorModeForced}
            >
              {tree && <NavigationTree items={tree} current={payload.path} />}
            </Header>
          )}
          {children}
          {shell.hasFooter && (
            <Footer
              owner={site.owner ?? site.title}
              lang={languageTag(shell.locale)}
              pages={shell.pages}
              links={[
                ...profileLinks(socials),
                ...(site.feed === undefined
                  ? []
                  : [{ label: 'RSS', icon: 'lucide:rss', to: localiseAddress(site.feed, shell.locale, site) }]),
                ...(repository === undefined ? [] : [{ label: 'GitHub', icon: 'simple-icons:github', to: repository }]),
              ]}
              colorMode={isColorModeForced ? undefined : { value: colorMode.preference }}
            />
          )}
          <ShellContext value={{ shell, colorMode, searchPage }}>
            {palette && <SearchDialog {...{ palette, searchPage }} />}
          </ShellContext>
        </WordsContext>
      </LanguageContext>
    </IconsContext>
  );
}

/** The documentation brings its tree along. */
function treeOf(data: unknown): TreeItem[] | undefined {
  return typeof data === 'object' && data !== null && 'navigation' in data
    ? (data.navigation as TreeItem[])
    : undefined;
}
