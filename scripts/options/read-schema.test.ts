import { expect, test } from 'vitest';
import type { z } from '../../packages/site/src/config/index.ts';
import { configSchema } from '../../packages/site/src/config/config.ts';
import { listMarks, readDocuments } from './documents.ts';
import { parseMark, readOptions } from './mark.ts';
import { findTables } from './page.ts';
import { findObject } from '../../packages/site/src/config/find-object.ts';
import { readSchema } from './read-schema.ts';

const FILE = 'scripts/options/fixtures/shop-schema.ts';

test('a schema gives its keys with their types, defaults and comments', async () => {
  const rows = (await readSchema(FILE, 'shopSchema')) ?? [];
  expect(rows.map(({ name, type, preset, text }) => [name, type, preset, text])).toEqual([
    ['`street`', '`string`', 'required', 'Where it is.'],
    ['`open`', '`boolean`', '`false`', String.raw`Whether anybody may come in: a\|b.`],
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
    ['`keeper`', '`false \\| { name: string; helpers?: string[] }`', '', 'Who works there; `false` for nobody.'],
    ['`price`', '`(thing: string) => Promise<number>`', '', 'Called with every price.'],
    ['`made`', '`Record<string, Date>`', '', 'Made by the date.'],
    ['`silent`', '`string`', '', ''],
  ]);
});

test('a path leads into lists, records and choices', async () => {
  const names = async (path: string): Promise<string[]> =>
    ((await readSchema(FILE, path)) ?? []).map(({ name }) => name);
  await expect(names('shopSchema.windows')).resolves.toEqual(['`width`', '`frame`']);
  await expect(names('shopSchema.windows.frame')).resolves.toEqual(['`colour`', '`style`']);
  await expect(names('shopSchema.keeper')).resolves.toEqual(['`name`', '`helpers`']);
  await expect(names('shopSchema.street')).rejects.toThrow('has no object schema shopSchema.street');
});

test('a key without a comment is told', async () => {
  await expect(readOptions(parseMark(`${FILE}#shopSchema`))).rejects.toThrow('`silent`');
});

test('a type that has a table of its own leads there', async () => {
  const text = [
    `## Shop\n\n<!-- options ${FILE}#shopSchema only windows -->\n<!-- /options -->\n`,
    `## Windows\n\n<!-- options ${FILE}#shopSchema.windows -->\n<!-- /options -->\n`,
  ].join('\n');
  const [document] = await readDocuments([{ locale: 'en', place: 'docs/shop.md', text, tables: findTables(text) }]);
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

/** Places of all objects in a schema; a list or a record of objects counts as one. */
function* objectPaths(schema: z.core.$ZodType, path: readonly string[] = []): Generator<string> {
  const object = findObject(schema);
  // Entries of the header have entries of the header.
  if (!object || path.filter((key) => key === 'children').length > 0) return;
  yield path.join('.');
  for (const [key, value] of Object.entries(object._zod.def.shape)) yield* objectPaths(value, [...path, key]);
}
