import { afterEach, expect, test, vi } from 'vitest';
import { getCookie, setCookie } from './browser-cookie.ts';
import { rememberLocale } from './remember-locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a picked language is remembered for a year, on the whole site', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  rememberLocale('pt_br');
  expect(document.cookie).toBe('i18n_redirected=pt_br; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('a language that would write a header of its own is refused', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  expect(() => {
    rememberLocale('en; Path=/admin');
  }).toThrow('is not a language code');
  expect(document.cookie).toBe('');
});

test('a cookie is read by its name', () => {
  vi.stubGlobal('document', { cookie: 'a=1; i18n_redirected=ar' });
  expect(getCookie('i18n_redirected')).toBe('ar');
  expect(getCookie('b')).toBeUndefined();
});

test('a script cannot write what is out of reach of scripts', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(() => {
    setCookie('session', '1', { httpOnly: true });
  }).toThrow('Let the server set it.');
});

test('where cookies are forbidden, nothing is read and nothing breaks', () => {
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
