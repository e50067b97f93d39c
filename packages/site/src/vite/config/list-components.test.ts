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

test('lists components by file name; those with the directive are interactive', () => {
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
] as const)('rejects %j without the directive, in line %s', ([text, line, what]) => {
  const root = writeComponents({ 'a.tsx': text });
  expect(() => listComponents(root)).toThrow(
    expect.objectContaining({
      file: 'components/content/a.tsx',
      line,
      message: expect.stringContaining(what) as string,
    }),
  );
});

test('allows hooks without state and other attributes without the directive', () => {
  const text = `import { useId, useMemo } from 'react';\nexport default ({ one }) => <p id={useId()} data-on="x">{one}</p>;`;
  expect(Object.keys(listComponents(writeComponents({ 'a.tsx': text })).static)).toEqual(['a']);
});

test('rejects two files with the same component name', () => {
  const root = writeComponents({ 'PriceTable.tsx': '', 'price-table.tsx': '' });
  expect(() => listComponents(root)).toThrow('are both the component "price-table"');
});

test('returns no components for a site without the folder', () => {
  expect(listComponents(tmpdir())).toEqual({ interactive: {}, static: {} });
});
