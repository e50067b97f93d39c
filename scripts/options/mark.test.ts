import { expect, test } from 'vitest';
import { parseMark, readOptions } from './mark.ts';

const SHOP = 'scripts/options/fixtures/shop.ts#ShopConfig';

test('reads the options of an interface with their types, defaults and descriptions', async () => {
  const rows = await readOptions(parseMark(SHOP));
  expect(rows.map(({ name, type, defaultText, text }) => [name, type, defaultText, text])).toEqual([
    ['`street`', '`string`', 'required', 'Where it is.'],
    ['`open`', '`boolean`', '`false`', 'Whether the shop is open.'],
    ['`kind`', String.raw`\`'books' \| 'bread'\``.replaceAll('\\`', '`'), 'required', 'What there is to buy.'],
    ['`days`', '`string[]`', "`['mo', 'tu']`", 'Its days.'],
    ['`names`', '`string[]`', 'none', String.raw`What it is called a\|b.`],
    [
      '`price`',
      '`(thing: string) => number \\| undefined \\| Promise<number \\| undefined>`',
      'none',
      'Returns the price.',
    ],
    ['`window.width`', '`number`', '`3`', 'Its width.'],
    ['`keeper`', '`string`', 'the person who is `awake`', 'Who works there.'],
  ]);
});

test('a mark can select options in an order, or exclude some', async () => {
  const names = async (mark: string): Promise<string[]> => (await readOptions(parseMark(mark))).map(({ name }) => name);
  await expect(names(`${SHOP} only kind open`)).resolves.toEqual(['`kind`', '`open`']);
  await expect(names(`${SHOP} without kind, open, days, names, price, keeper`)).resolves.toEqual([
    '`street`',
    '`window.width`',
  ]);
  await expect(names(`${SHOP} only roof`)).rejects.toThrow('has no option "roof"');
});

test('reads the options of a command from the table of its parser', async () => {
  const rows = await readOptions(parseMark('packages/create-recto/src/choices/arguments.ts#options only template git'));
  expect(rows).toEqual([
    { name: '`-t`, `--template <name>`', defaultText: '`minimal`', text: 'Template to start from.' },
    { name: '`--git`, `--no-git`', defaultText: 'yes', text: 'Create a git repository and commit all files.' },
  ]);
});

test.for(['site.ts', 'site.ts#Site besides title'])('rejects the mark "%s"', (text) => {
  expect(() => parseMark(text)).toThrow('is not a valid reference to options');
});
