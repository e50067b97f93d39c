import { expect, test } from 'vitest';
import { buildCardLayout, titleSize } from './card-layout.ts';

test.for([
  ['Recto', 104],
  ['A page is finished before it arrives', 74],
  ['queryCollectionItemSurroundings', 65],
  ['ファイルの書き方', 104],
  ['ファイルの書き方と、コレクションの問い合わせについて', 74],
  ['word '.repeat(60), 46],
] as const)('"%s" has the size of %i pixels', ([title, size]) => {
  expect(titleSize(title)).toBe(size);
});

const card = {
  title: 'Start',
  above: 'Guide',
  below: '',
  site: 'Test',
  host: 'site.example',
  locale: 'ar',
  lang: 'ar',
};

test('sets the direction, and omits a missing icon', () => {
  const options = { title: 'a', text: 'b', icon: undefined };
  const layout = buildCardLayout({ ...card, dir: 'rtl' }, options);
  expect(layout.props['dir']).toBe('rtl');
  expect(JSON.stringify(layout)).not.toContain('img');
  expect(JSON.stringify(buildCardLayout({ ...card, dir: 'ltr' }, { ...options, icon: 'data:,' }))).toContain(
    '"src":"data:,"',
  );
});
