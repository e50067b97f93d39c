import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listComponents } from './list-components.ts';

function writeComponents(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'recto-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'components/content'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'components/content', name), text);
  return root;
}

test('files are components by their names, interactive with a directive', () => {
  const root = writeComponents({
    'price-table.tsx': 'export default () => null;',
    'OpenBook.tsx': `// A comment.\n/* Another. */\n"use client";\n`,
    'counter.jsx': `'use client'\n`,
    'not-first.tsx': `import 'x';\n'use client';\n`,
    'helper.ts': '',
    'price-table.test.tsx': '',
    'price-table.stories.tsx': '',
    'styles.css': '',
  });
  const names = listComponents(root);
  expect(Object.keys(names.interactive)).toEqual(['open-book', 'counter']);
  expect(Object.keys(names.static)).toEqual(['not-first', 'price-table']);
  expect(names.static['price-table']).toBe(join(root, 'components/content/price-table.tsx'));
});

test.for([
  [`import { useState } from 'react';\nexport default () => null;`, 1, 'the hook useState'],
  [`import { useEffect as effect } from 'react';`, 1, 'the hook useEffect'],
  [`export default () => (\n  <button onClick={() => {}}>A</button>\n);`, 2, 'the handler onClick'],
] as const)('%j without the directive is refused in line %s', ([text, line, what]) => {
  const root = writeComponents({ 'a.tsx': text });
  expect(() => listComponents(root)).toThrow(
    expect.objectContaining({
      file: 'components/content/a.tsx',
      line,
      message: expect.stringContaining(what) as string,
    }),
  );
});

test('what the server can do is allowed without it', () => {
  const text = `import { useId, useMemo } from 'react';\nexport default ({ one }) => <p id={useId()} data-on="x">{one}</p>;`;
  expect(Object.keys(listComponents(writeComponents({ 'a.tsx': text })).static)).toEqual(['a']);
});

test('two files of one name are refused', () => {
  const root = writeComponents({ 'PriceTable.tsx': '', 'price-table.tsx': '' });
  expect(() => listComponents(root)).toThrow('are both the component "price-table"');
});

test('a site without the folder has none', () => {
  expect(listComponents(tmpdir())).toEqual({ interactive: {}, static: {} });
});
