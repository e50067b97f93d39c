import type { ColorModePreference } from '../color-mode/color-mode.ts';
import type { LanguageLink, ShellLink } from '../shell/header-entries.ts';
import type { PaletteGroup, PaletteItem, GetMessage } from './items.ts';
import { foldedWordsOf, markWords, plainText } from './mark-words.ts';

interface CommandOptions {
  message: GetMessage;
  shell: {
    links: readonly ShellLink[];
    languages: readonly LanguageLink[];
    /** Whether the page forces a colour mode, so that there is nothing to choose. */
    isColorModeForced: boolean;
  };
  colorMode: { preference: ColorModePreference; choose: (preference: ColorModePreference) => void };
}

const MODES = ['light', 'dark', 'system'] as const;

/** Builds the commands: entries of the header, colour modes, languages. */
export function buildCommands({ message, shell, colorMode }: CommandOptions): PaletteGroup[] {
  const { links, languages, isColorModeForced } = shell;
  const modes = MODES.map((mode) => ({
    label: plainText(message(`colorMode.${mode}`)),
    isCurrent: mode === colorMode.preference,
    run() {
      colorMode.choose(mode);
    },
  }));
  return [
    { id: 'links', label: message('header.menu'), items: links.flatMap(withChildren).map(toLink) },
    { id: 'theme', label: message('contentSearch.theme'), items: isColorModeForced ? [] : modes },
    { id: 'languages', label: message('header.languages'), items: languages.map(toLanguage) },
  ].filter(({ items }) => items.length > 0);
}

/** Builds the group of actions, or nothing if there are none. */
export function actionGroup(message: GetMessage, items: readonly PaletteItem[]): PaletteGroup[] {
  return items.length === 0 ? [] : [{ id: 'actions', label: message('contentSearch.actions'), items }];
}

/**
 * Returns the commands that match the query: each word of the query must start a word of the command's label, its
 * group's label or its language code.
 */
export function findCommands(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = foldedWordsOf(query);
  const matches = ({ label }: PaletteGroup, item: PaletteItem): boolean => {
    const names = foldedWordsOf(`${textOf(item)} ${label} ${item.locale ?? ''}`);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => matches(group, item)).map((item) => mark(item, query)),
    }))
    .filter(({ items }) => items.length > 0);
}

function mark(item: PaletteItem, query: string): PaletteItem {
  return { ...item, label: markWords(textOf(item), query) };
}

function textOf({ label }: PaletteItem): string {
  return label.map(({ text }) => text).join('');
}

/** Lists an entry with its children. A child with the same URL as the entry is omitted. */
function withChildren(link: ShellLink): ShellLink[] {
  return [link, ...(link.children ?? []).filter(({ to }) => to !== link.to)];
}

function toLink({ label, to, target, description }: ShellLink): PaletteItem {
  return {
    href: to,
    label: plainText(label),
    target,
    ...(description !== undefined && { excerpt: plainText(description) }),
  };
}

function toLanguage({ name, code, lang, dir, to, active }: LanguageLink): PaletteItem {
  return { href: to, label: plainText(name), lang, dir, locale: code, isCurrent: active };
}
