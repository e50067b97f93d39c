import type { IconData } from '../icon-data.ts';
import { iconHint } from './icon-sets.ts';
import type { IconSets } from './icon-sets.ts';

/** Name of the module in which all icons are registered. */
export const STORE = 'virtual:recto/icon-store';

/** Finds icon names in code. */
export interface IconFinder {
  /** Matches code that contains icon names. */
  iconLiteral: RegExp;
  /** Returns the icon names in code. */
  namesIn: (code: string) => string[];
  /** Returns the data of all icons that code names. `warn` is called with the position of unknown names. */
  iconsIn: (code: string, warn: (message: string, index: number) => void) => Record<string, IconData>;
}

/** Creates an icon finder, which finds icon names in string literals. */
export function createIconFinder({ prefixes, iconOf }: IconSets): IconFinder {
  const iconLiteral = new RegExp(String.raw`(['"])((?:${prefixes.join('|')}):[a-z\d-]+)\1`, 'u');
  const everyLiteral = new RegExp(iconLiteral, 'gu');
  return {
    iconLiteral,
    namesIn: (code) => [...code.matchAll(everyLiteral)].map(({ 2: name = '' }) => name),
    iconsIn(code, warn) {
      const icons: Record<string, IconData> = {};
      for (const { 2: name = '', index } of code.matchAll(everyLiteral)) {
        const icon = iconOf(name);
        if (icon) icons[name] = icon;
        else warn(`There is no icon "${name}". Correct its name; ${iconHint(name)}`, index);
      }
      return icons;
    },
  };
}

/** Appends the data of icons to code. Lines of the module do not move. */
export function appendIcons(code: string, icons: Readonly<Record<string, IconData>>): string {
  return `${code}\nimport { addIcons as addRectoIcons } from '${STORE}';\naddRectoIcons(${JSON.stringify(icons)});\n`;
}
