import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { manyLanguages } from '../../fixtures/test-app.tsx';
import type { Site } from '../app/site.ts';
import { renderRootRedirect, rootRedirectScript } from './root-redirect.ts';

test.for([
  ['', '/en'],
  ['i18n_redirected=ar', '/ar'],
  ['theme=dark; i18n_redirected=pt_br; a=1', '/pt_br'],
  ['i18n_redirected=fr', '/en'],
  ['i18n_redirected=', '/en'],
  ['i18n_redirected=/away.example', '/en'],
  ['not_i18n_redirected=ar', '/en'],
] as const)('with the cookie "%s" the script goes to %s', ([cookie, target]) => {
  expect(visit(cookie)).toEqual([target]);
});

test('keeps query and fragment', () => {
  expect(visit('', { search: '?a=1', hash: '#b' })).toEqual(['/en?a=1#b']);
});

test('the configured default language comes before English', () => {
  expect(visit('', {}, { ...manyLanguages, defaultLocale: 'ar' })).toEqual(['/ar']);
});

test('the page contains the script, and a meta element and a link for browsers without scripts', () => {
  const html = renderRootRedirect(manyLanguages);
  expect(html).toContain(`<script>${rootRedirectScript(manyLanguages)}</script>`);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/en"></noscript>');
  expect(html).toContain('<a href="/en">Test</a>');
});

test('the policy of the page allows only its script', () => {
  expect(renderRootRedirect(manyLanguages)).toMatch(
    /<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'sha256-[^']+'">/u,
  );
});

/** Runs the script and returns the URLs that it opens. */
function visit(cookie: string, url: { search?: string; hash?: string } = {}, site: Site = manyLanguages): string[] {
  const visited: string[] = [];
  runInNewContext(rootRedirectScript(site), {
    document: { cookie },
    location: { search: '', hash: '', ...url, replace: (address: string) => visited.push(address) },
  });
  return visited;
}
