import { expect, test, vi } from 'vitest';
import { actionGroup, buildCommands, findCommands } from './commands.ts';
import type { PaletteGroup, GetMessage } from './items.ts';
import { plainText } from './mark-words.ts';

const message: GetMessage = (key) => key.replace(/^.*\./u, '');
const choose = vi.fn<(mode: string) => void>();
const language = (name: string, code: string, active: boolean) =>
  ({ name, code, lang: code, dir: 'ltr', to: `/${code}/here`, active }) as const;

function build(isColorModeForced = false): PaletteGroup[] {
  const places = buildCommands({
    message,
    shell: {
      isColorModeForced,
      languages: [language('English', 'en', true), language('Français', 'fr', false)],
      links: [
        {
          label: 'Studio',
          to: '/studio/setup',
          active: false,
          children: [
            { label: 'Setup', to: '/studio/setup', active: false },
            { label: 'Pricing', to: '/pricing', active: false },
          ],
        },
      ],
    },
    colorMode: { preference: 'dark', choose },
  });
  return [...places, ...actionGroup(message, [{ label: plainText('Copy page') }])];
}

const show = (groups: readonly PaletteGroup[]): string[] =>
  groups.map(
    ({ id, items }) => `${id}: ${items.map(({ label }) => label.map(({ text }) => text).join('')).join(', ')}`,
  );

test('lists every entry, theme, language and action once', () => {
  expect(show(build())).toEqual([
    'links: Studio, Pricing',
    'theme: light, dark, system',
    'languages: English, Français',
    'actions: Copy page',
  ]);
});

test('marks the current values and chooses a theme', () => {
  const items = build().flatMap((group) => group.items);
  expect(items.filter(({ isCurrent }) => isCurrent === true).map(({ label }) => label[0]?.text)).toEqual([
    'dark',
    'English',
  ]);
  items.find(({ label }) => label[0]?.text === 'light')?.run?.();
  expect(choose).toHaveBeenCalledExactlyOnceWith('light');
});

test('offers no themes on a page with a forced colour mode', () => {
  expect(show(build(true)).join(' ')).not.toContain('theme');
});

test.for([
  ['pri', ['links: Pricing']],
  ['franc', ['languages: Français']],
  ['fr', ['languages: Français']],
  ['theme', ['theme: light, dark, system']],
  ['theme dark', ['theme: dark']],
  ['page copy', ['actions: Copy page']],
  ['ricing', []],
] as const)('"%s" finds %o', ([query, expected]) => {
  expect(show(findCommands(build(), query))).toEqual(expected);
});
