import { expect, test } from 'vitest';
import { generateReferences } from './client-references-plugin.ts';

test('replaces components with references, and keeps other exports', () => {
  const text = `'use client';\nexport default function Counter() {}\nexport const Row = 1;\nexport const useCount = 1;\nexport type T = 1;`;
  const code = generateReferences('/site', '/site/components/counter.tsx', text);
  expect(code.split('\n').slice(1)).toEqual([
    'import * as actual from "/site/components/counter.tsx?recto-actual";',
    'export * from "/site/components/counter.tsx?recto-actual";',
    'const reference0 = createReference(actual["default"], "components/counter.tsx#default");',
    'export { reference0 as default };',
    'const reference1 = createReference(actual["Row"], "components/counter.tsx#Row");',
    'export { reference1 as Row };',
  ]);
  expect(code).toContain('server/client-reference.tsx');
});
