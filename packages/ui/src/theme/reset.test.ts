import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: folder });

test('no rule styles the pseudo-elements of every element (see decision 43)', () => {
  const selectors = sheets.flatMap((sheet) =>
    Array.from(
      readFileSync(join(folder, sheet), 'utf8').matchAll(/(?<=^|,)\s*\*?::?(?:before|after|backdrop)\s*(?=[,{])/gmu),
      ([selector]) => `${sheet}: ${selector.trim()}`,
    ),
  );
  expect(sheets).toContain('theme/reset.css');
  expect(selectors).toEqual([]);
});
