import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { manyLanguages } from '../../fixtures/test-app.tsx';
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
  const visited: string[] = [];
  runInNewContext(rootRedirectScript(manyLanguages), {
    document: { cookie },
    location: { replace: (address: string) => visited.push(address) },
  });
  expect(visited).toEqual([target]);
});

test('the page carries the script, and two ways for those without it', () => {
  const html = renderRootRedirect(manyLanguages);
  expect(html).toContain(`<script>${rootRedirectScript(manyLanguages)}</script>`);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/en"></noscript>');
  expect(html).toContain('<a href="/en">Test</a>');
});
