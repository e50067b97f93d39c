import { expect, test } from 'vitest';
import type { z } from '../../packages/site/src/config/index.ts';
import { configSchema } from '../../packages/site/src/config/config.ts';
import { listMarks, readDocuments } from './documents.ts';
import { parseMark, readOptions } from './mark.ts';
import { findTables } from './page.ts';
import { findObject } from '../../packages/site/src/config/find-object.ts';
import { readSchema } from './read-schema.ts';

const FILE = 'scripts/options/fixtures/shop-schema.ts';

test('reads the keys of a schema with their types, defaults and comments', async () => {
  const rows = (await readSchema(FILE, 'shopSchema')) ?? [];
  expect(rows.map(({ name, type, defaultText, text }) => [name, type, defaultText, text])).toEqual([
    ['`street`', '`string`', 'required', 'Where it is.'],
    ['`open`', '`boolean`', '`false`', String.raw`Whether the shop is open: a\|b.`],
    ['`days`', '`string[]`', "`['mo', 'tu']`", 'Its days.'],
    [
      '`windows`',
      String.raw`\`Record<string, { width?: number; frame?: { colour: string; style?: 'plain' \| 'carved' } }>\``.replaceAll(
        '\\`',
        '`',
      ),
      '`{}`',
      'Its windows, by name.',
    ],
    ['`keeper`', '`false \\| { name: string; helpers?: string[] }`', '', 'Who works there; `false` for no one.'],
    ['`price`', '`(thing: string) => Promise<number>`', '', 'Called with every price.'],
    ['`made`', '`Record<string, Date>`', '', 'Made by the date.'],
    ['`silent`', '`string`', '', ''],
  ]);
});

test('a path can descend into arrays, records and unions', async () => {
  const names = async (path: string): Promise<string[]> =>
    ((await readSchema(FILE, path)) ?? []).map(({ name }) => name);
  await expect(names('shopSchema.windows')).resolves.toEqual(['`width`', '`frame`']);
  await expect(names('shopSchema.windows.frame')).resolves.toEqual(['`colour`', '`style`']);
  await expect(names('shopSchema.keeper')).resolves.toEqual(['`name`', '`helpers`']);
  await expect(names('shopSchema.street')).rejects.toThrow('has no object schema shopSchema.street');
});

test('reports a key without a comment', async () => {
  await expect(readOptions(parseMark(`${FILE}#shopSchema`))).rejects.toThrow('`silent`');
});

test('links a type that has its own table', async () => {
  const text = [
    `## Shop\n\n<!-- options ${FILE}#shopSchema only windows -->\n<!-- /options -->\n`,
    `## Windows\n\n<!-- options ${FILE}#shopSchema.windows -->\n<!-- /options -->\n`,
  ].join('\n');
  const [document] = await readDocuments([{ locale: 'en', path: 'docs/shop.md', text, tables: findTables(text) }]);
  expect(document?.expected).toContain('| `windows` | [`Record<string, object>`](#windows) | `{}` |');
});

test('the documentation lists every option of a configuration', () => {
  const listed = listMarks()
    .map(parseMark)
    .filter(({ name }) => name === 'configSchema')
    .flatMap(({ only }) => only);
  expect(listed.toSorted()).toEqual(Object.keys(configSchema.shape).sort());
});

test('every key of the configuration has a comment', async () => {
  const paths = [...objectPaths(configSchema)];
  expect(paths).toContain('theme.fonts');
  const rows = await Promise.all(
    paths.map(async (path) => {
      const name = ['configSchema', path].filter((part) => part !== '').join('.');
      const keys = (await readSchema('packages/site/src/config/config.ts', name)) ?? [];
      return keys.filter(({ text }) => text === '').map(({ name: key }) => `${name}: ${key}`);
    }),
  );
  expect(rows.flat()).toEqual([]);
});

/** Paths of all objects in a schema; an array or a record of objects counts as one. */
function* objectPaths(schema: z.core.$ZodType, path: readonly string[] = []): Generator<string> {
  const object = findObject(schema);
  // Header entries are recursive.
  if (!object || path.filter((key) => key === 'children').length > 0) return;
  yield path.join('.');
  for (const [key, value] of Object.entries(object._zod.def.shape)) yield* objectPaths(value, [...path, key]);
}
