import { afterEach, expect, test, vi } from 'vitest';
import { getCookie, setCookie } from './browser-cookie.ts';
import { rememberLocale } from './remember-locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the chosen language for a year, for the whole site', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  rememberLocale('pt_br');
  expect(document.cookie).toBe('i18n_redirected=pt_br; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('rejects a language code that would add cookie attributes', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  expect(() => {
    rememberLocale('en; Path=/admin');
  }).toThrow('is not a language code');
  expect(document.cookie).toBe('');
});

test('reads a cookie by its name', () => {
  vi.stubGlobal('document', { cookie: 'a=1; i18n_redirected=ar' });
  expect(getCookie('i18n_redirected')).toBe('ar');
  expect(getCookie('b')).toBeUndefined();
});

test('rejects httpOnly in the browser', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(() => {
    setCookie('session', '1', { httpOnly: true });
  }).toThrow('Set it on the server.');
});

test('does not throw where cookies are not allowed', () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    set cookie(_) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  });
  expect(getCookie('a')).toBeUndefined();
  expect(() => {
    setCookie('a', '1');
  }).not.toThrow();
});
