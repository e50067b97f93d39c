import { describe, expect, test } from 'vitest';
import { CookieError } from './assert-cookie.ts';
import { parseCookies, readCookie, serialiseCookie } from './cookie.ts';
import type { CookieOptions } from './cookie.ts';

test.for([
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1;b=2;', { a: '1', b: '2' }],
  [' a = 1 ;  b=2', { a: '1', b: '2' }],
  ['a=first; a=second', { a: 'first' }],
  ['a=b=c', { a: 'b=c' }],
  ['a="quoted"', { a: '"quoted"' }],
  ['a=%20%C3%BC', { a: '%20%C3%BC' }],
  ['__proto__=1; constructor=2', { ['__proto__']: '1', constructor: '2' }],
  ['=nameless; flag; a=1', { a: '1' }],
  ['', {}],
] as const)('%o is parsed as %o', ([header, expected]) => {
  expect([...parseCookies(header)]).toEqual(Object.entries(expected));
});

test.for([
  ['lang=ar', 'ar'],
  ['a=1; lang=ar; b=2', 'ar'],
  ['a=1;lang=ar', 'ar'],
  ['  lang = ar ', 'ar'],
  ['lang=', ''],
  ['lang=a=b==', 'a=b=='],
  ['lang=first; lang=second', 'first'],
  ['xlang=no; lang=yes', 'yes'],
  ['lang; lang=ar', 'ar'],
] as const)('"%s" has the value "%s"', ([cookie, value]) => {
  expect(readCookie(withCookie(cookie), 'lang')).toBe(value);
});

test.for(['', 'lang', 'Lang=ar', 'xlang=ar', 'a=lang=ar', 'language=ar'])('"%s" has no such cookie', (cookie) => {
  expect(readCookie(withCookie(cookie), 'lang')).toBeUndefined();
});

test('returns undefined for a request without cookies', () => {
  expect(readCookie(new Request('http://site.test/'), 'lang')).toBeUndefined();
});

function withCookie(cookie: string): Request {
  return new Request('http://site.test/', { headers: { cookie } });
}

const everyOption: CookieOptions = { path: '/docs', maxAge: 60, sameSite: 'strict', secure: true, httpOnly: true };

test.for([
  ['lang', 'ar', {}, 'lang=ar'],
  ['lang', '', { maxAge: 0 }, 'lang=; Max-Age=0'],
  ['lang', 'ar', everyOption, 'lang=ar; Path=/docs; Max-Age=60; SameSite=Strict; Secure; HttpOnly'],
  ['lang', 'ar', { sameSite: 'lax' }, 'lang=ar; SameSite=Lax'],
  ['lang', 'ar', { sameSite: 'none', secure: true }, 'lang=ar; SameSite=None; Secure'],
  ['lang', 'ar', { secure: false, httpOnly: false }, 'lang=ar'],
  ["!#$%&'*+-.^_`|~09azAZ", '!#$%&()*+-./:<=>?@[]^_`{|}~', {}, "!#$%&'*+-.^_`|~09azAZ=!#$%&()*+-./:<=>?@[]^_`{|}~"],
  ['__Host-id', '1', { path: '/', secure: true }, '__Host-id=1; Path=/; Secure'],
  ['__Secure-id', '1', { secure: true }, '__Secure-id=1; Secure'],
] as const)('%s = %o with %o', ([name, value, options, expected]) => {
  expect(serialiseCookie(name, value, options)).toBe(expected);
});

test('parses what it serialises', () => {
  const value = encodeURIComponent('Zürich; "日本", \\ \r\n');
  const [pair = ''] = serialiseCookie('place', value).split('; ');
  expect(decodeURIComponent(parseCookies(pair).get('place') ?? '')).toBe('Zürich; "日本", \\ \r\n');
});

describe('rejects names', () => {
  test.for([
    ['', 'no name'],
    ['a b', 'U+0020'],
    ['a=b', '"=" (U+003D)'],
    ['a;b', '";" (U+003B)'],
    ['a,b', '"," (U+002C)'],
    ['a"b', 'U+0022'],
    ['(a)', '"(" (U+0028)'],
    ['sprache_ü', '"ü" (U+00FC)'],
    ['日本', '"日" (U+65E5)'],
    ['a\r\nSet-Cookie: b', 'U+000D'],
    ['a\u0000', 'U+0000'],
    ['a\u007F', 'U+007F'],
    ['😀', '"😀" (U+1F600)'],
  ] as const)('%o: %s', ([name, character]) => {
    const refusal = refusalOf(() => serialiseCookie(name, 'value'));
    expect(refusal).toMatch(/^cookie\/name /u);
    expect(refusal).toContain(character);
  });
});

describe('rejects values', () => {
  test.for([
    ['a b', 'U+0020'],
    ['a;b', '";" (U+003B)'],
    ['a; HttpOnly', '";" (U+003B)'],
    ['a,b', '"," (U+002C)'],
    ['"a"', 'U+0022'],
    ['a\\b', 'U+005C'],
    ['a\nb', 'U+000A'],
    ['a\r\nSet-Cookie: admin=1', 'U+000D'],
    ['a\tb', 'U+0009'],
    ['\u0000', 'U+0000'],
    ['\u007F', 'U+007F'],
    ['ü', '"ü" (U+00FC)'],
    ['العربية', '"ا" (U+0627)'],
    ['\u2028', 'U+2028'],
    ['\uD800', 'U+D800'],
  ] as const)('%o: %s', ([value, character]) => {
    const refusal = refusalOf(() => serialiseCookie('lang', value));
    expect(refusal).toMatch(/^cookie\/value /u);
    expect(refusal).toContain(character);
  });

  test('with a hint, and without the value, which may be a secret', () => {
    expect(() => serialiseCookie('lang', 'my secret')).toThrow(
      'The value of the cookie "lang" contains U+0020, which is not valid in a header. ' +
        'Encode the value with encodeURIComponent, and decode it where you read it.',
    );
  });

  test('that are too long for browsers', () => {
    expect(serialiseCookie('a', 'x'.repeat(4095))).toHaveLength(4097);
    expect(refusalOf(() => serialiseCookie('a', 'x'.repeat(4096)))).toContain(
      'cookie/length The cookie "a" is 4097 bytes',
    );
  });
});

describe('rejects options', () => {
  test.for([
    ['a', { path: 'docs' }, 'cookie/path', 'the path "docs"'],
    ['a', { path: '' }, 'cookie/path', 'the path ""'],
    ['a', { path: '/;HttpOnly' }, 'cookie/path', '";" (U+003B)'],
    ['a', { path: '/\r\nSet-Cookie: b=1' }, 'cookie/path', 'U+000D'],
    ['a', { path: '/ü' }, 'cookie/path', '"ü" (U+00FC)'],
    ['a', { maxAge: 1.5 }, 'cookie/max-age', '1.5'],
    ['a', { maxAge: Number.NaN }, 'cookie/max-age', 'NaN'],
    ['a', { maxAge: Infinity }, 'cookie/max-age', 'Infinity'],
    ['a', { sameSite: 'none' }, 'cookie/same-site', 'without secure'],
    ['__Secure-a', {}, 'cookie/prefix', 'requires secure'],
    ['__Host-a', { path: '/' }, 'cookie/prefix', 'requires secure'],
    ['__Host-a', { secure: true }, 'cookie/prefix', 'requires the path "/"'],
    ['__Host-a', { secure: true, path: '/docs' }, 'cookie/prefix', 'requires the path "/"'],
    ['__hOsT-a', { secure: true, path: '/docs' }, 'cookie/prefix', 'requires the path "/"'],
    ['__SECURE-a', {}, 'cookie/prefix', 'requires secure'],
  ] as const)('%s with %o', ([name, options, code, part]) => {
    const refusal = refusalOf(() => serialiseCookie(name, 'value', options));
    expect(refusal.split(' ')[0]).toBe(code);
    expect(refusal).toContain(part);
  });
});

/** Code and message of the error. */
function refusalOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof CookieError) return `${error.code} ${error.message}`;
    throw error;
  }
}
