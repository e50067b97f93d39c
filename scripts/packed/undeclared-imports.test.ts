import { expect, test } from 'vitest';
import { listUndeclared } from './undeclared-imports.ts';

test.for([
  [`import { z } from 'zod';`, ['zod']],
  [`import type { A } from "@scope/name/deep";`, ['@scope/name/deep']],
  [`const a = await import('later');`, ['later']],
  [`export { a } from 'passed-on';`, ['passed-on']],
  [`@import 'tailwindcss';\n@plugin "@tailwindcss/typography";`, ['tailwindcss', '@tailwindcss/typography']],
  [`import { join } from 'node:path';\nimport a from './a.ts';\nimport b from 'virtual:b';`, []],
  [`import type { Root } from 'typed';`, []],
  [`export const hint = 'Remove it from "features".';`, []],
  [`import { known } from 'known/entry';\nimport url from '@known/one/file.woff2?url';`, []],
] as const)('%s', ([text, undeclared]) => {
  expect(listUndeclared([text], ['known', '@known/one', '@types/typed'])).toEqual(undeclared);
});

test('lists a package that several files import once', () => {
  expect(listUndeclared([`import 'zod';`, `import 'zod';`], [])).toEqual(['zod']);
});
