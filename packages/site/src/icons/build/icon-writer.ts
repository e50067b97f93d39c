import type { IconData } from '../icon-data.ts';
import { iconHint } from './icon-sets.ts';
import type { IconSets } from './icon-sets.ts';

/** Name of the module that has the icons of all others. */
export const STORE = 'virtual:recto/icon-store';

export interface IconWriter {
  /** What code with names of icons contains. */
  literal: RegExp;
  /** Names of icons in code. */
  namedIn: (code: string) => string[];
  /** The drawings of all icons that code names. */
  drawingsIn: (code: string, warn: (message: string, index: number) => void) => Record<string, IconData>;
}

/** Finds the icons that code names in strings. */
export function createIconWriter({ collections, iconOf }: IconSets): IconWriter {
  const literal = new RegExp(String.raw`(['"])((?:${collections.join('|')}):[a-z\d-]+)\1`, 'u');
  const everyLiteral = new RegExp(literal, 'gu');
  return {
    literal,
    namedIn: (code) => [...code.matchAll(everyLiteral)].map(({ 2: name = '' }) => name),
    drawingsIn(code, warn) {
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

/** The code with drawings: at its end, where no line of the module moves. */
export function appendIcons(code: string, icons: Readonly<Record<string, IconData>>): string {
  return `${code}\nimport { addIcons as addRectoIcons } from '${STORE}';\naddRectoIcons(${JSON.stringify(icons)});\n`;
}
