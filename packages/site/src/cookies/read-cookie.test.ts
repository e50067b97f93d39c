import { expect, test } from 'vitest';
import { readCookie } from './read-cookie.ts';

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
] as const)('"%s" says "%s"', ([cookie, value]) => {
  expect(readCookie(withCookie(cookie), 'lang')).toBe(value);
});

test.for(['', 'lang', 'Lang=ar', 'xlang=ar', 'a=lang=ar', 'language=ar'])('"%s" says nothing', (cookie) => {
  expect(readCookie(withCookie(cookie), 'lang')).toBeUndefined();
});

test('a request without cookies says nothing', () => {
  expect(readCookie(new Request('http://site.test/'), 'lang')).toBeUndefined();
});

function withCookie(cookie: string): Request {
  return new Request('http://site.test/', { headers: { cookie } });
}
