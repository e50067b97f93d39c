import { languageTag, useApp, useColorMode, useIcons, usePage, usePalette, useShell } from '@recto/site';
import type { Words } from '@recto/site';
import { Footer, Header, IconsContext, NavigationTree, WordsContext } from '@recto/ui';
import type { TreeItem } from '@recto/ui';
import type { ReactNode } from 'react';
import { profileLinks } from './profiles.ts';

const OWNER = 'The Recto team';

/** Around every page: header, footer, search palette. */
export function Shell({ words, children }: { words: Words; children: ReactNode }): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const shell = useShell();
  const colorMode = useColorMode();
  const palette = usePalette();
  const icons = useIcons();
  const { isColorModeForced, repository, socials } = shell;
  const tree = treeOf(payload.data);
  return (
    <IconsContext value={icons}>
      <WordsContext value={words}>
        {shell.hasHeader && (
          <Header
            title={site.title}
            home={shell.home}
            path={payload.path}
            links={shell.links}
            callToAction={shell.callToAction}
            languages={shell.languages}
            repository={repository}
            search={palette && { onOpen: palette.open, onIntent: palette.prepare }}
            onToggleColorMode={isColorModeForced ? undefined : colorMode.toggle}
          >
            {tree && <NavigationTree items={tree} current={payload.path} />}
          </Header>
        )}
        {children}
        {shell.hasFooter && (
          <Footer
            owner={OWNER}
            lang={languageTag(shell.locale)}
            links={[
              ...profileLinks(socials),
              ...(repository === undefined ? [] : [{ label: 'GitHub', icon: 'simple-icons:github', to: repository }]),
            ]}
            colorMode={isColorModeForced ? undefined : { value: colorMode.preference, onChoose: colorMode.choose }}
          />
        )}
        {palette?.element}
      </WordsContext>
    </IconsContext>
  );
}

/** The documentation brings its tree along. */
function treeOf(data: unknown): TreeItem[] | undefined {
  return typeof data === 'object' && data !== null && 'navigation' in data
    ? (data.navigation as TreeItem[])
    : undefined;
}
