import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findClientFiles } from './find-client-files.ts';

function writeSite(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'recto-')));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

async function find(files: Record<string, string>) {
  const root = writeSite(files);
  const found = await findClientFiles(root, [join(root, 'components/content/box.tsx')], async (source, importer) => {
    const file = source.startsWith('.') ? join(dirname(importer), source) : join(root, 'node_modules', source);
    return existsSync(file) ? `${file}?v=1` : undefined;
  });
  return Object.fromEntries(Object.entries(found).map(([name, file]) => [name, file.slice(root.length + 1)]));
}

test('finds interactive components imported through other modules, with one entry for the default export and each export with a capital first letter', async () => {
  const found = await find({
    'components/content/box.tsx': `import { Row } from '../row.tsx';\nimport '../box.css';\nimport React from 'react';`,
    'components/row.tsx': `export { Counter } from './counter.tsx';\nimport Box from './content/box.tsx';`,
    'components/counter.tsx': `// Counts.\n'use client';\nexport const Counter = () => null;\nexport default Counter;\nexport const LARGEST = 9;\nexport function useCount() {}\nexport interface Props {}`,
    'components/unused.tsx': `'use client';\nexport default () => null;`,
  });
  expect(found).toEqual({
    'components/counter.tsx#Counter': 'components/counter.tsx',
    'components/counter.tsx#default': 'components/counter.tsx',
    'components/counter.tsx#LARGEST': 'components/counter.tsx',
  });
});

test('does not follow the imports of package modules', async () => {
  expect(
    await find({
      'components/content/box.tsx': `import { Icon } from 'icons/index.js';`,
      'node_modules/icons/index.js': `import './inside.js';`,
      'node_modules/icons/inside.js': `'use client';`,
    }),
  ).toEqual({});
});

test('rejects an interactive component of a package, with a hint', async () => {
  const found = find({
    'components/content/box.tsx': `import { Menu } from 'menus/menu.js';`,
    'node_modules/menus/menu.js': `'use client';\nexport const Menu = () => null;`,
  });
  await expect(found).rejects.toMatchObject({
    code: 'components/foreign-client',
    file: 'components/content/box.tsx',
    message: expect.stringContaining('menus/menu.js') as string,
    hint: expect.stringContaining("begins with 'use client'") as string,
  });
});
