import { describe, expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { RouteRule } from '../app/app.ts';
import { createRuleMatcher, mergeUrl } from './match-rule.ts';

const rules: Record<string, RouteRule> = {
  '/members/**': { middleware: ['members'] },
  '/old/Path': { redirect: '/docs/new' },
  '/part': { redirect: '/docs/new?a=1#end' },
  '/api/call': { redirect: '/docs/api' },
  '/examples/**': { redirect: '/templates', status: 302 },
  '/away': { redirect: 'https://away.example/there' },
  '/feed': { redirect: '/feed.xml' },
  '/members/old': { redirect: '/members/new', middleware: ['count'] },
};

const match = createRuleMatcher({ rules, site: manyLanguages });

describe('a redirect', () => {
  test.for([
    ['/old/path', '/en/docs/new', 'without a locale, to the default locale'],
    ['/ar/old/path', '/ar/docs/new', 'in its own locale'],
    ['/OLD/pAtH', '/en/docs/new', 'case-insensitively'],
    ['/AR/Old/Path/', '/ar/docs/new', 'with a locale in any case'],
    ['/pt-BR/old/path', '/pt_br/docs/new', 'by the language tag'],
    ['/old/path/', '/en/docs/new', 'with a trailing slash'],
    ['//old//path//', '/en/docs/new', 'with repeated slashes'],
    ['/fr/old/path', undefined, 'no redirect in a locale that is not enabled'],
    ['/api/call', '/en/docs/api', 'even if it looks like an endpoint'],
    ['/part', '/en/docs/new?a=1#end', 'to a fragment of a page'],
    ['/examples', '/en/templates', 'a wildcard that matches zero segments'],
    ['/ar/examples/a/b', '/ar/templates', 'a wildcard that matches several segments'],
    ['/examples/a\nb', '/en/templates', 'a wildcard with any characters'],
    ['/examplesx', undefined, 'no redirect for a path that only starts with the same letters'],
    ['/ar/away', 'https://away.example/there', 'to another site'],
    ['/ar/feed', '/feed.xml', 'to a file, which has no locale'],
    ['/ar/docs/new', undefined, 'no redirect without a rule'],
  ] as const)('%s redirects to %s: %s', ([path, redirect]) => {
    expect(match(path)?.redirect).toBe(redirect);
  });

  test('is permanent unless the rule states otherwise', () => {
    expect(match('/old/path')?.rule.status).toBe(301);
    expect(match('/examples')?.rule.status).toBe(302);
  });

  test('has no locale on a site with one language', () => {
    const one = createRuleMatcher({ rules, site: oneLanguage });
    expect(one('/OLD/Path/')?.redirect).toBe('/docs/new');
    expect(one('/en/old/path')).toBeUndefined();
  });
});

test('returns the middleware of every matching rule, in order', () => {
  expect(match('/ar/Members/a')).toEqual({ rule: { middleware: ['members'] }, redirect: undefined });
  expect(match('/members/old')).toEqual({
    rule: { redirect: '/members/new', status: 301, middleware: ['members', 'count'] },
    redirect: '/en/members/new',
  });
});

test('returns undefined on a site without rules', () => {
  expect(createRuleMatcher({ site: manyLanguages })('/old/path')).toBeUndefined();
});

test.for([
  ['/en/docs', '?a=1', '#b', '/en/docs?a=1#b', 'query and fragment are kept'],
  ['/en/docs#end', '?a=1', '#b', '/en/docs?a=1#end', 'a fragment of the target takes precedence'],
  ['/en/docs?c=2', '?a=1', '', '/en/docs?c=2', 'a query of the target takes precedence'],
  ['https://away.example/x', '?a=1', '#b', 'https://away.example/x?a=1#b', 'also for other sites'],
  ['/en/日本', '', '', '/en/%E6%97%A5%E6%9C%AC', 'the path is encoded'],
] as const)('the target %s with "%s" and "%s" becomes %s: %s', ([target, search, hash, expected]) => {
  expect(mergeUrl(target, { search, hash })).toBe(expected);
});
