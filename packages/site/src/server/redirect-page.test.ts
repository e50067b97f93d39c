import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { manyLanguages } from '../../fixtures/test-app.tsx';
import { redirectScript, renderRedirectPage } from './redirect-page.ts';

const [english, , arabic = english] = manyLanguages.locales;
const site = { ...manyLanguages, url: 'https://site.example' };

test('the page contains the target as a link, for browsers and as canonical URL, and has noindex', () => {
  const html = renderRedirectPage('/ar/docs?a=1&b#end', arabic, site);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/ar/docs?a=1&amp;b#end"></noscript>');
  expect(html).toContain('<link rel="canonical" href="https://site.example/ar/docs?a=1&amp;b">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/ar/docs?a=1&amp;b#end">');
});

test.for([
  [undefined, '/en/docs#end', '/en/docs'],
  [undefined, 'https://away.example/there', 'https://away.example/there'],
  ['https://site.example', 'https://away.example/there#a', 'https://away.example/there'],
] as const)('on the site %s, the canonical URL of %s is %s', ([url, target, canonical]) => {
  const html = renderRedirectPage(target, english, { ...manyLanguages, ...(url !== undefined && { url }) });
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
});

test('the policy of the page allows only its script', () => {
  const html = renderRedirectPage('/en/docs', english, site);
  const hash = createHash('sha256').update(redirectScript).digest('base64');
  expect(html).toContain(`content="default-src 'none'; script-src 'sha256-${hash}'"`);
  expect(html).toContain(`<script>${redirectScript}</script>`);
});

test.for([
  ['https://site.example/en/docs', '?a=1', '#b', 'https://site.example/en/docs?a=1#b'],
  ['https://site.example/en/docs?c#end', '?a=1', '#b', 'https://site.example/en/docs?c#end'],
] as const)('the script goes to %s from "%s" and "%s" as %s', ([href, search, hash, target]) => {
  const visited: string[] = [];
  runInNewContext(redirectScript, {
    URL,
    document: { links: [{ href }] },
    location: { search, hash, replace: (url: URL) => visited.push(url.href) },
  });
  expect(visited).toEqual([target]);
});
