import { expect, test, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { createBlockCache } from './block-cache.ts';
import { createTypeReader, typesVersion } from './type-reader.ts';

// TypeScript first reads its libraries.
vi.setConfig({ testTimeout: 60_000 });

test('types, removed comments and errors come from TypeScript', async () => {
  const readTypes = createTypeReader(undefined);
  const { code, hovers, errors } = await readTypes(
    'const hidden = 1;\n// ---cut---\nexport const items = [hidden].map((n) => n * 2);\n//           ^?\nconst wrong: number = "a";',
    'ts',
  );
  expect(code).toBe('export const items = [hidden].map((n) => n * 2);\nconst wrong: number = "a";');
  expect(hovers).toContainEqual({ start: 13, length: 5, type: 'const items: number[]' });
  expect(hovers).toContainEqual({ start: 13, length: 5, type: 'const items: number[]', isQuery: true });
  expect(errors).toEqual([{ line: 4, message: "Type 'string' is not assignable to type 'number'." }]);
  const expected = await readTypes('// @errors: 2322\nconst wrong: number = "a";', 'typescript');
  expect(expected).toMatchObject({ code: 'const wrong: number = "a";', errors: [] });
});

test('a cached block is not checked again', async () => {
  const folder = makeFolder();
  const cache = createBlockCache(folder);
  const first = await createTypeReader(cache)('const a = 1;', 'ts');
  expect(first.hovers).toHaveLength(1);
  const put = vi.spyOn(cache, 'put');
  expect(await createTypeReader(cache)('const a = 1;', 'ts')).toEqual(first);
  expect(put).not.toHaveBeenCalled();
});

test('different packages change the name of the types', () => {
  const folder = makeFolder();
  const before = typesVersion(folder);
  writeFiles(folder, { 'package-lock.json': '{}' });
  expect(typesVersion(folder)).not.toBe(before);
});
