import { describe, expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { RouteRule } from '../app/app.ts';
import { createRuleMatcher, mergeAddress } from './match-rule.ts';

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
    ['/old/path', '/en/docs/new', 'without a language, in the default one'],
    ['/ar/old/path', '/ar/docs/new', 'in its own language'],
    ['/OLD/pAtH', '/en/docs/new', 'in any case'],
    ['/AR/Old/Path/', '/ar/docs/new', 'in any case, its language too'],
    ['/pt-BR/old/path', '/pt_br/docs/new', 'by the tag of its language'],
    ['/old/path/', '/en/docs/new', 'with a slash at its end'],
    ['//old//path//', '/en/docs/new', 'with slashes everywhere'],
    ['/fr/old/path', undefined, 'not in a language that is not enabled'],
    ['/api/call', '/en/docs/api', 'although it looks like a call'],
    ['/part', '/en/docs/new?a=1#end', 'to a part of a page'],
    ['/examples', '/en/templates', 'with nothing below it'],
    ['/ar/examples/a/b', '/ar/templates', 'with everything below it'],
    ['/examples/a\nb', '/en/templates', 'whatever stands below it'],
    ['/examplesx', undefined, 'not what only begins alike'],
    ['/ar/away', 'https://away.example/there', 'to another site'],
    ['/ar/feed', '/feed.xml', 'to a file, which has no language'],
    ['/ar/docs/new', undefined, 'not where no rule is'],
  ] as const)('%s leads to %s: %s', ([path, redirect]) => {
    expect(match(path)?.redirect).toBe(redirect);
  });

  test('is for good unless the rule says otherwise', () => {
    expect(match('/old/path')?.rule.status).toBe(301);
    expect(match('/examples')?.rule.status).toBe(302);
  });

  test('has no language where there is only one', () => {
    const one = createRuleMatcher({ rules, site: oneLanguage });
    expect(one('/OLD/Path/')?.redirect).toBe('/docs/new');
    expect(one('/en/old/path')).toBeUndefined();
  });
});

test('middleware of every rule that fits is asked for, in order', () => {
  expect(match('/ar/Members/a')).toEqual({ rule: { middleware: ['members'] }, redirect: undefined });
  expect(match('/members/old')).toEqual({
    rule: { redirect: '/members/new', status: 301, middleware: ['members', 'count'] },
    redirect: '/en/members/new',
  });
});

test('a site without rules has none that fit', () => {
  expect(createRuleMatcher({ site: manyLanguages })('/old/path')).toBeUndefined();
});

test.for([
  ['/en/docs', '?a=1', '#b', '/en/docs?a=1#b', 'query and hash are kept'],
  ['/en/docs#end', '?a=1', '#b', '/en/docs?a=1#end', 'a hash of its own goes first'],
  ['/en/docs?c=2', '?a=1', '', '/en/docs?c=2', 'and so does a query'],
  ['https://away.example/x', '?a=1', '#b', 'https://away.example/x?a=1#b', 'on other sites too'],
  ['/en/日本', '', '', '/en/%E6%97%A5%E6%9C%AC', 'a header can hold it'],
] as const)('%s reached with "%s" and "%s" is %s: %s', ([target, search, hash, address]) => {
  expect(mergeAddress(target, { search, hash })).toBe(address);
});
