import { expect, test } from 'vitest';
import { parseIconName } from './icon-name.ts';

test.for([
  ['lucide:menu', { prefix: 'lucide', name: 'menu' }],
  ['simple-icons:x', { prefix: 'simple-icons', name: 'x' }],
  ['mdi:4k-box', { prefix: 'mdi', name: '4k-box' }],
  ['menu', undefined],
  ['lucide:', undefined],
  [':menu', undefined],
  ['lucide:menu:open', undefined],
  ['Lucide:menu', undefined],
  ['lucide:Menu', undefined],
  ['lucide:-menu', undefined],
  ['lucide:menu--open', undefined],
  ['lucide:../menu', undefined],
  ['lucide:menu,x', undefined],
  ['lucide:menu?icons=x', undefined],
  ['lucide:menu\n', undefined],
  ['lucide:メニュー', undefined],
  ['@evil:menu', undefined],
] as const)('%o is %o', ([text, expected]) => {
  expect(parseIconName(text)).toEqual(expected);
});
