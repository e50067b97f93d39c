import { localisePath, rawAddress, useApp, usePage } from '@recto/site';
import { fetchMarkdown, useCopy, useWords } from '@recto/ui';
import { useShellState } from '../shell/shell-context.ts';
import { buildCommands, findCommands } from './commands.ts';
import { groupResults } from './group-results.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { plainText } from './mark-words.ts';
import type { PaletteAction } from './page-palette.tsx';
import { findSection, sectionGroup, treeOf } from './section.ts';
import type { Found } from './use-results.ts';

interface Groups {
  groups: PaletteGroup[];
  /** What an action has to say: that the page was copied. */
  note: string | undefined;
}

/** Everything that can be chosen: what was found and the commands that fit, or without a query what is near. */
export function useGroups({ query, results }: Found, actions: readonly PaletteAction[]): Groups {
  const word = useWords();
  const { site } = useApp();
  const { payload, words } = usePage();
  const { shell, colorMode } = useShellState();
  const [copyState, copy] = useCopy();
  const { path, data } = payload;
  const section = findSection(data, path);

  const note = copyState === 'idle' ? undefined : word(copyState === 'copied' ? 'copy.copied' : 'copy.failed');
  const copyPage: PaletteItem = {
    label: plainText(note ?? word('docs.copyPage')),
    stays: true,
    run() {
      void copy(fetchMarkdown(rawAddress(path)));
    },
  };
  const links = actions.map(({ label, to }) => ({
    label: plainText(words[label] ?? label),
    href: localisePath(to, shell.locale, site),
  }));
  // Where the tree is, the page's markdown is, too.
  const ownActions = [...(treeOf(data).length > 0 ? [copyPage] : []), ...links];
  const commands = buildCommands({ word, shell, colorMode, actions: ownActions });
  if (query === '') return { groups: [...(section ? [sectionGroup(section, path)] : []), ...commands], note };
  const pages = groupResults(results, { path, locale: payload.locale, section, site, word });
  return { groups: [...pages, ...findCommands(commands, query)], note };
}
