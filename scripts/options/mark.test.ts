import { expect, test } from 'vitest';
import { parseMark, readOptions } from './mark.ts';

const SHOP = 'scripts/options/fixtures/shop.ts#ShopConfig';

test('an interface gives its options with their types, defaults and sentences', async () => {
  const rows = await readOptions(parseMark(SHOP));
  expect(rows.map(({ name, type, preset, text }) => [name, type, preset, text])).toEqual([
    ['`street`', '`string`', 'required', 'Where it lies.'],
    ['`open`', '`boolean`', '`false`', 'Whether anybody may come in.'],
    ['`kind`', String.raw`\`'books' \| 'bread'\``.replaceAll('\\`', '`'), 'required', 'What there is to buy.'],
    ['`days`', '`string[]`', "`['mo', 'tu']`", 'Its days.'],
    ['`names`', '`string[]`', 'none', String.raw`What it is called a\|b.`],
    [
      '`price`',
      '`(thing: string) => number \\| undefined \\| Promise<number \\| undefined>`',
      'none',
      'Tells the price.',
    ],
    ['`window.width`', '`number`', '`3`', 'Its width.'],
    ['`keeper`', '`string`', 'whoever is `awake`', 'Who stands in it.'],
  ]);
});

test('a mark can name the options, in its order, or leave some out', async () => {
  const names = async (mark: string): Promise<string[]> => (await readOptions(parseMark(mark))).map(({ name }) => name);
  await expect(names(`${SHOP} only kind open`)).resolves.toEqual(['`kind`', '`open`']);
  await expect(names(`${SHOP} without kind, open, days, names, price, keeper`)).resolves.toEqual([
    '`street`',
    '`window.width`',
  ]);
  await expect(names(`${SHOP} only roof`)).rejects.toThrow('has no option "roof"');
});

test('the table of a parser gives the options of its command', async () => {
  const rows = await readOptions(parseMark('packages/create-recto/src/choices/arguments.ts#options only template git'));
  expect(rows).toEqual([
    { name: '`-t`, `--template <name>`', preset: '`minimal`', text: 'Template to start from.' },
    { name: '`--git`, `--no-git`', preset: 'yes', text: 'Create a git repository and commit all files.' },
  ]);
});

test.for(['site.ts', 'site.ts#Site besides title'])('"%s" is no mark', (text) => {
  expect(() => parseMark(text)).toThrow('does not say whose options are meant');
});
