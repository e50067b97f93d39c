import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineClasses } from './inline-classes.ts';

test('a packed style sheet lists the classes of components, but no other words or classes of tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-classes-'));
  writeFileSync(
    join(folder, 'card.tsx'),
    `export const card = <p className="card flex md:text-accent" title="a word" />;`,
  );
  writeFileSync(join(folder, 'card.test.tsx'), `const shown = 'underline';`);
  writeFileSync(join(folder, 'words.ts'), `const position = 'absolute';`);
  const text = "@import './card.css';\n@source './**/*.tsx';\n";
  expect(await inlineClasses(join(folder, 'styles.css'), text)).toBe(
    '@import \'./card.css\';\n@source inline("flex md:text-accent");\n',
  );
});

test('a style sheet without sources is unchanged', async () => {
  expect(await inlineClasses('/nowhere/card.css', '.card { color: red }')).toBe('.card { color: red }');
});
