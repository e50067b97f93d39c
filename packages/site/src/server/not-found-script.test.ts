import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { Site } from '../app/site.ts';
import { notFoundScript } from './not-found-script.ts';

const rules = {
  '/examples/**': { redirect: '/templates' },
  '/Old/Path': { redirect: '/docs/new#end' },
  '/feed': { redirect: '/feed.xml' },
  '/away': { redirect: 'https://away.example/there' },
  '/members/**': { middleware: ['members'] },
};

test.for([
  ['/examples/a/b', '/en/templates', 'by a rule'],
  ['/ar/examples/a?b=1#c', '/ar/templates?b=1#c', 'by a rule, with query and hash'],
  ['/AR/OLD/PATH/', '/ar/docs/new#end', 'by a rule, in any case'],
  ['/ar/feed', '/feed.xml', 'by a rule, to a file'],
  ['/away', 'https://away.example/there', 'by a rule, to another site'],
  ['/docs/start?a=1#b', '/en/docs/start?a=1#b', 'to the default language'],
  ['/docs/%E6%97%A5', '/en/docs/%E6%97%A5', 'to the default language, encoded'],
  ['//evil.example/x', '/en/evil.example/x', 'to the default language, and stays on this site'],
  ['/members/x', '/en/members/x', 'to the default language, although a rule without a redirect matches'],
  ['/EN/docs', '/en/docs', 'to its language in the correct case'],
] as const)('redirects %s to %s: %s', ([address, target]) => {
  expect(visit(address)).toEqual([new URL(target, 'https://site.example').href]);
});

test.for([
  '/en/nowhere',
  '/ar',
  '/picture.png',
  '/docs/file.pdf',
  '/api/query',
  '/raw/x',
  '/_studio',
  '/en/members/x',
  '/en/%ff',
])('does not redirect %s', (address) => {
  expect(visit(address)).toEqual([]);
});

test.for([
  ['/OLD/path', ['https://site.example/docs/new#end']],
  ['/docs/start', []],
  ['/en/nowhere', []],
] as const)('with one language, redirects %s to %o', ([address, visited]) => {
  expect(visit(address, oneLanguage)).toEqual(visited);
});

test.for([
  ['/below/examples/a', ['/below/en/templates']],
  ['/below/ar/feed', ['/below/feed.xml']],
  ['/below/away', ['https://away.example/there']],
  ['/below/docs/start?a=1#b', ['/below/en/docs/start?a=1#b']],
  ['/below', []],
  ['/below/en/nowhere', []],
  ['/belowground/docs', []],
  ['/docs/start', []],
] as const)('with a base path, redirects %s to %o', ([address, targets]) => {
  const visited = targets.map((target) => new URL(target, 'https://site.example').href);
  expect(visit(address, { ...manyLanguages, base: '/below' })).toEqual(visited);
});

test('a rule cannot close the script element', () => {
  const script = notFoundScript({ rules: { '/a': { redirect: '/</script><b>' } }, site: oneLanguage });
  expect(script).not.toContain('<');
});

test.for([
  ['/ar/nowhere?a=1#b', 'Page not found: /ar/nowhere?a=1'],
  ['/en/%E6%97%A5', 'Page not found: /en/日'],
  ['/nothing.txt', 'Page not found: /nothing.txt'],
  ['/en/$&', 'Page not found: /en/$&'],
] as const)('BEH-7: on a static host the message of %s is "%s"', ([address, message]) => {
  const file = 'Page not found: /en/404';
  const payload = { textContent: JSON.stringify({ path: '/en/404', error: { status: 404, message: file } }) };
  const texts = [{ data: 'Home' }, { data: file }];
  const rest = texts.values();
  const walker = {
    currentNode: texts[0],
    nextNode: () => (walker.currentNode = rest.next().value),
  };
  const document = {
    querySelector: (selector: string) => (selector === 'body>script#recto-payload' ? payload : null),
    getElementById: () => ({}),
    createTreeWalker: () => walker,
  };
  const { origin, pathname, search, hash } = new URL(`https://site.example${address}`);
  runInNewContext(notFoundScript({ rules, site: manyLanguages }), {
    URL,
    location: { origin, pathname, search, hash },
    document,
    addEventListener: (_: string, listener: () => void) => {
      listener();
    },
  });
  expect(JSON.parse(payload.textContent)).toEqual({ path: '/en/404', error: { status: 404, message } });
  expect(texts).toEqual([{ data: 'Home' }, { data: message }]);
});

/** Runs the script and returns the URLs that it opens. */
function visit(address: string, site: Site = manyLanguages): string[] {
  const { origin, pathname, search, hash } = new URL(`https://site.example${address}`);
  const visited: string[] = [];
  const location = { origin, pathname, search, hash, replace: (url: URL) => visited.push(url.href) };
  runInNewContext(notFoundScript({ rules, site }), { URL, location, addEventListener: () => undefined });
  return visited;
}
