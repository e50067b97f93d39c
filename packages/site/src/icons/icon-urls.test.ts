import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { batchIcons, iconUrl } from './icon-urls.ts';

test('combines icons of one collection, sorted and without duplicates', () => {
  expect(batchIcons(['b:y', 'a:z', 'a:x', 'a:z'], ['https://site.test/api'])).toEqual([
    { prefix: 'a', names: ['x', 'z'] },
    { prefix: 'b', names: ['y'] },
  ]);
});

test('omits invalid names', () => {
  expect(batchIcons(['a:x', 'a:y?b=c', 'a:/../x', 'menu', 'a:x,y'], [''])).toEqual([{ prefix: 'a', names: ['x'] }]);
});

test('limits URLs to 500 characters with the longest base URL', () => {
  const base = 'https://site.test/api/_recto_icon';
  const start = iconUrl(base, { prefix: 'a', names: [''] }).length;
  const fits = 'x'.repeat(500 - start - 2);
  expect(batchIcons([`a:${fits}`, 'a:y'], [base, 'https://s.test'])).toHaveLength(1);
  expect(batchIcons([`a:${fits}x`, 'a:y'], [base, 'https://s.test'])).toHaveLength(2);
  expect(batchIcons([`a:${fits}x`, 'a:y'], ['https://s.test'])).toHaveLength(1);
});

test('loses no icon and exceeds no URL limit, for any number of icons', () => {
  const name = integer({ min: 0, max: 999 }).map((number) => `icon-${number}`);
  const icons = array(constantFrom('lucide', 'mdi').chain((prefix) => name.map((each) => `${prefix}:${each}`)));
  assert(
    property(icons, (names) => {
      const batches = batchIcons(names, ['https://api.iconify.design']);
      const requested = batches.flatMap(({ prefix, names }) => names.map((each) => `${prefix}:${each}`));
      expect(requested.sort()).toEqual([...new Set(names)].sort());
      for (const batch of batches) {
        expect(iconUrl('https://api.iconify.design', batch).length).toBeLessThanOrEqual(500);
      }
    }),
  );
});
