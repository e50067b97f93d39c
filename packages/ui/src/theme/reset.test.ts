import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: folder });

const read = (sheet: string): string => readFileSync(join(folder, sheet), 'utf8');

test('selected text of every element has a style only in browsers that do not inherit it', () => {
  const everywhere = sheets.flatMap((sheet) =>
    Array.from(read(sheet).matchAll(/^ *(?:\*)?::selection\b/gmu), ({ index }) => read(sheet).slice(0, index)),
  );
  expect(everywhere).toHaveLength(1);
  expect(everywhere[0]?.trimEnd()).toMatch(/@supports not selector\(::search-text\) \{$/u);
});

test('the shapes of the shell are one image, since each SVG image is a document', () => {
  expect(read('shell/glyphs.css').match(/data:image/gu)).toHaveLength(1);
});

test('no rule styles the pseudo-elements of every element (see decision 43)', () => {
  const selectors = sheets.flatMap((sheet) =>
    Array.from(
      read(sheet).matchAll(/(?<=^|,)\s*\*?::?(?:before|after|backdrop)\s*(?=[,{])/gmu),
      ([selector]) => `${sheet}: ${selector.trim()}`,
    ),
  );
  expect(sheets).toContain('theme/reset.css');
  expect(selectors).toEqual([]);
});
