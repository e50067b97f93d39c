import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { dirname, join } from 'node:path';
import { root } from '../project.mjs';

const SOURCE = /^@source '([^']+)';$/gmu;

/** Style sheet that decides whether a word is a class: the Tailwind utilities with the theme of `@recto/ui`. */
const THEME = [
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/utilities.css' layer(utilities);",
  "@import './src/theme/theme.css';",
].join('\n');

/**
 * Replaces `@source` with the list of classes of the package. Otherwise Tailwind would scan and watch these files in
 * every site, although they never change there.
 */
export async function inlineClasses(file: string, text: string): Promise<string> {
  const sources = [...text.matchAll(SOURCE)];
  if (sources.length === 0) return text;
  const design = await loadDesignSystem(THEME, { base: join(root, 'packages', 'ui') });
  return text.replaceAll(SOURCE, (_, pattern: string) => {
    const base = dirname(file);
    const scanner = new Scanner({
      sources: [
        { base, pattern, negated: false },
        { base, pattern: pattern.replace('*.tsx', '*.test.tsx'), negated: true },
      ],
    });
    const words = scanner.scan();
    const rules = design.candidatesToCss(words);
    const classes = words.filter((_, index) => rules[index] !== null).sort();
    const invalid = classes.find((name) => /["\\{}]/u.test(name));
    if (invalid !== undefined)
      throw new Error(`The class ${invalid} has characters with a special meaning in "@source inline".`);
    return `@source inline("${classes.join(' ')}");`;
  });
}
