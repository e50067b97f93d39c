import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { urlSchema } from '../collections/url-schema.ts';
import { isSafeUrl, runsCode, safeUrl } from './safe-url.ts';

describe('SEC-8: URLs', () => {
  test.for([
    '/docs',
    'docs/setup',
    '../up',
    '#part',
    '?page=2',
    '',
    'https://example.com/a?b#c',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    '//example.com/a',
    'mailto:a@example.com',
    'tel:+3312345678',
    '/a:b',
    './javascript:alert(1)',
  ])('%j is safe', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  test.for([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001 \u001Fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript://example.com/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:image/svg+xml;base64,AAAA',
    'vbscript:msgbox(1)',
    'VbScript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://example.com',
    'https://',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script:alert(1)',
    'javascript&amp;colon;alert(1)',
    '/a\u0000b',
  ])('%j is not safe', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });
});

test.for([
  ['javascript:alert(1)', true],
  ['&#106;avascript:alert(1)', true],
  ['javascript&colon;alert(1)', true],
  ['data:text/html,<script>', true],
  ['data:image/svg+xml,<svg/>', true],
  ['data:image/png;base64,AAAA', false],
  ['ftp://files.example/a', false],
  ['/docs', false],
  ['&#99999999;', false],
] as const)('SEC-8: %j runs code: %s', ([url, expected]) => {
  expect(runsCode(url)).toBe(expected);
});

test('SEC-8: removes an unsafe URL', () => {
  expect([safeUrl('/a'), safeUrl('javascript:x'), safeUrl(undefined)]).toEqual(['/a', undefined, undefined]);
});

const between = fc.constantFrom('', '', '', '\t', '\n', '\r');
const before = fc.string({ unit: fc.constantFrom(' ', '\u0000', '\u0001', '\u001F', '\t', '\n'), maxLength: 3 });

/** Spellings of a letter of a scheme: upper or lower case, or as a character reference. */
function spellings(letter: string): fc.Arbitrary<string> {
  const either = fc.constantFrom(letter, letter.toUpperCase());
  const code = (sign: string): number => sign.codePointAt(0) ?? 0;
  return fc.oneof(
    { weight: 6, arbitrary: either },
    either.map((sign) => `&#${code(sign)};`),
    either.map((sign) => `&#x${code(sign).toString(16)};`),
    either.map((sign) => `&#0${code(sign)};`),
  );
}

/** URLs with a scheme that runs code, in any spelling that some program would follow. */
const hostile = fc
  .tuple(fc.constantFrom('javascript', 'vbscript', 'data'), fc.constantFrom(':', '&colon;', '&#58;', '&#x3a;'), before)
  .chain(([scheme, colon, start]) =>
    fc
      .tuple(...Array.from(scheme).flatMap((letter) => [spellings(letter), between]))
      .chain((letters) => fc.string().map((rest) => start + letters.join('') + colon + rest)),
  );

test('SEC-8: refuses every spelling of a scheme that runs code', () => {
  fc.assert(
    fc.property(hostile, (url) => {
      expect(isSafeUrl(url)).toBe(false);
      expect(urlSchema.safeParse(url).success).toBe(false);
      expect(safeUrl(url)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test('SEC-8: a safe URL is also safe in a document that does not escape it', () => {
  const sign = fc.constantFrom(
    ...Array.from('javscript:DATA&#58x3;/?. \t\n\u0001 '),
    'javascript',
    'data:',
    '&colon;',
    '&Tab;',
    '&#58;',
  );
  fc.assert(
    fc.property(fc.string({ unit: sign }), (url) => {
      if (!isSafeUrl(url)) return;
      let href = '';
      new Parser({ onattribute: (_, value) => (href = value) }).end(`<a href="${url.replaceAll('"', '')}">`);
      expect(URL.parse(href, 'https://site.invalid/')?.protocol ?? 'https:').toMatch(/^(?:https?|mailto|tel):$/u);
    }),
    { numRuns: 3000 },
  );
});
