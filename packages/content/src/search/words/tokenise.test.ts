import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

function termsOf(text: string, locale = 'en'): string {
  return tokenise(text, locale)
    .map(({ terms }) => terms.join('|'))
    .join(' ');
}

test.for([
  ['Words are files.', 'words are files'],
  ['queryCollection', 'querycollection|query|collection'],
  ['query-collection', 'querycollection|query|collection'],
  ['RECTO_DATABASE_URL', 'rectodatabaseurl|recto|database|url'],
  ['content.config.ts', 'contentconfigts|content|config|ts'],
  ['Press Meta+K.', 'press metak|meta|k'],
  ['on 2026-12-31', 'on 2026|12|31'],
  ["the site's", 'the site'],
  ['SQLite', 'sqlite'],
  ['::card', ':: card'],
  ['{{ $doc.title }}', '{{ doctitle|doc|title }}'],
  ['[!NOTE]', '[! note'],
  ['<!--more-->', '<!-- more -->'],
  ['--------', '----'],
  ['a, b; c', 'a b c'],
  ['', ''],
] as const)('%s', ([text, terms]) => {
  expect(termsOf(text)).toBe(terms);
});

test.for([
  ['fr', 'l’installation', 'installation'],
  ['zh_cn', '安装和配置', '安装 和 配置'],
  ['zh_cn', '组件语法', '组|组件 件 语法'],
  ['ja', 'コンポーネントの設定', 'コンポーネント の 設定'],
  ['th', 'ภาษาไทย', 'ภาษา ไทย'],
  ['ar', 'والمكوّنات', 'مكونات'],
  ['ar', 'الى', 'الي'],
] as const)('in %s: %s', ([locale, text, terms]) => {
  expect(termsOf(text, locale)).toBe(terms);
});

test('returns tokens with correct ranges that do not overlap', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', '1', '-', '.', ':', '{', ' ', '文', '組', 'ا', 'ل'),
  });
  fc.assert(
    fc.property(letters, (text) => {
      let last = 0;
      for (const { start, end, terms } of tokenise(text, 'zh')) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end)).not.toMatch(/\s/u);
        expect(terms.every((term) => term !== '' && term === term.toLowerCase())).toBe(true);
        last = end;
      }
    }),
  );
});

test('omits long words such as hashes', () => {
  expect(termsOf(`sha ${'0123456789abcdef'.repeat(4)}`)).toBe('sha');
});
