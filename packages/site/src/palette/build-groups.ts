import { actions } from 'virtual:recto/palette';
import { localisePath } from '../languages/locale.ts';
import { FORCED_ATTRIBUTE, readColorMode, storeColorMode } from '../color-mode/color-mode.ts';
import { openShortcutList } from './shortcut-list.ts';
import { localiseEntry, listLanguages } from '../shell/header-entries.ts';
import { actionGroup, buildCommands, findCommands } from './commands.ts';
import { groupResults } from './group-results.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { plainText } from './mark-words.ts';
import type { PaletteContext } from './palette-context.ts';
import type { SearchState } from './results.ts';
import { findSection, sectionGroup } from './section.ts';

/**
 * Builds the groups of the search palette: search results and matching commands, or without a query the pages of the
 * section and all commands.
 */
export function buildGroups(
  { query, results, shownCount }: SearchState,
  context: PaletteContext,
  copyPage: PaletteItem,
): PaletteGroup[] {
  const { site, page, locale, messages, message } = context;
  const { path, navigation } = page;
  const section = navigation && findSection(navigation, path);
  const places = buildCommands({
    message,
    shell: {
      links: (site.header ?? []).map((entry) => localiseEntry(entry, context)),
      languages: listLanguages(context),
      isColorModeForced: document.documentElement.hasAttribute(FORCED_ATTRIBUTE),
    },
    colorMode: { preference: readColorMode(), choose: storeColorMode },
  });
  const links = actions.map(({ label, to }) => ({
    label: plainText(messages[label] ?? label),
    href: localisePath(to, locale, site),
  }));
  // Pages with a navigation tree have a markdown version.
  const shortcutList: PaletteItem = {
    label: plainText(message('shortcuts.title')),
    run: () => void openShortcutList(),
  };
  const ownActions = [...(navigation && site.raw !== false ? [copyPage] : []), ...links, shortcutList];
  const commands = [...places, ...actionGroup(message, ownActions)];
  if (query === '') return [...(section ? [sectionGroup(section, path)] : []), ...commands];
  const pages = groupResults(results, { path, locale: page.locale, section, site, message, shownCount });
  return [...pages, ...findCommands(commands, query)];
}
