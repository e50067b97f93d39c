import { localisePath } from '../languages/locale.ts';
import { rawAddress } from '../app/raw-address.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { fetchText, useCopy } from '@recto/ui';
import { useCallback, useMemo } from 'react';
import { useShellState } from '../shell/shell-context.ts';
import { actionGroup, buildCommands, findCommands } from './commands.ts';
import { groupResults } from './group-results.ts';
import type { PaletteGroup, PaletteItem, Word } from './items.ts';
import { plainText } from './mark-words.ts';
import { findSection, sectionGroup } from './section.ts';
import type { Found } from './use-results.ts';

interface Groups {
  groups: PaletteGroup[];
  /** What an action has to say: that the page was copied. */
  note: string | undefined;
}

/** Everything that can be chosen: what was found and the commands that fit, or without a query what is near. */
export function useGroups({ query, results }: Found): Groups {
  const { site, search } = useApp();
  const { payload, words } = usePage();
  // None of these texts has a place to be filled.
  const word: Word = useCallback((key) => words[key] ?? key, [words]);
  const { shell, colorMode } = useShellState();
  const [copyState, copy] = useCopy();
  const { path, navigation } = payload;
  const note = copyState === 'idle' ? undefined : word(copyState === 'copied' ? 'copy.copied' : 'copy.failed');

  const section = useMemo(() => navigation && findSection(navigation, path), [navigation, path]);
  const copyPage: PaletteItem = {
    label: plainText(note ?? word('docs.copyPage')),
    stays: true,
    run() {
      void copy(fetchText(rawAddress(path)));
    },
  };
  const links = (search?.actions ?? []).map(({ label, to }) => ({
    label: plainText(words[label] ?? label),
    href: localisePath(to, shell.locale, site),
  }));
  // Where the tree is, the page's markdown is, too.
  const ownActions = [...(navigation && site.raw !== false ? [copyPage] : []), ...links];
  // No letter changes where one can go from here.
  const places = useMemo(() => buildCommands({ word, shell, colorMode }), [word, shell, colorMode]);
  const commands = [...places, ...actionGroup(word, ownActions)];

  if (query === '') return { groups: [...(section ? [sectionGroup(section, path)] : []), ...commands], note };
  const pages = groupResults(results, { path, locale: payload.locale, section, site, word });
  return { groups: [...pages, ...findCommands(commands, query)], note };
}
