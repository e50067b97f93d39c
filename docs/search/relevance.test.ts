/** Runs all judged queries over the current content of this website, and tests the ranking of the results. */
import { buildContent, createSearchEndpoints, createSiteSearch, openSqlite } from '@recto/content/node';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchScopeOf } from '../../packages/content/src/search/search-scope.ts';
import { config } from '../tests/fixtures/website.ts';
import { heldOutQueries } from './held-out-queries.ts';
import { judgedQueries } from './judged-queries.ts';
import { isExpected, reciprocalRank } from './judged-query.ts';
import type { JudgedQuery } from './judged-query.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'recto-relevance-'));
const queries = [...judgedQueries, ...heldOutQueries];

/** Queries whose expected results exist, with their scores. */
const scored: (JudgedQuery & { score: number })[] = [];
/** Languages that have pages. */
let localesWithPages: string[] = [];

beforeAll(async () => {
  const output = join(folder, 'content.sqlite');
  const cache = join(root, '.recto', 'cache');
  const { errors } = await buildContent({ config, root: join(root, 'content'), output, cache });
  if (errors.length > 0) throw new Error(errors.map(String).join(' '));
  const store = openSqlite(output);
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store, searchScope: searchScopeOf(config) }),
    isChanging: false,
  });
  const ask = async (query: string, locale: string): Promise<string[]> => {
    const url = new URL(`http://site.test/api/search?${new URLSearchParams({ q: query, locale })}`);
    const response = await endpoint(new Request(url), url, url.pathname);
    if (!response) throw new Error('The search endpoint did not respond.');
    const { results } = (await response.json()) as { results: { path: string }[] };
    return results.map(({ path }) => withoutLanguage(path, locale));
  };
  const pages = await listPages(store);
  localesWithPages = config.locales.filter((locale) => pages.some((page) => page.startsWith(`/${locale}/`)));
  for (const query of queries) {
    // Skips queries whose expected pages are not written yet, or not in this language.
    const ownPages = pages.filter((page) => page.startsWith(`/${query.locale}/`) || page === `/${query.locale}`);
    if (!ownPages.some((page) => isExpectedPage(withoutLanguage(page, query.locale), query))) continue;
    scored.push({ ...query, score: reciprocalRank(await ask(query.query, query.locale), query) });
  }
  await store.close();
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function listPages(store: ReturnType<typeof openSqlite>): Promise<string[]> {
  const names = Object.keys(searchScopeOf(config).collections);
  const rows = await Promise.all(names.map((name) => store.all(`SELECT "path" FROM "_content_${name}"`, [])));
  return rows.flat().map(({ path }) => String(path));
}

function withoutLanguage(path: string, locale: string): string {
  const rest = path.slice(1 + locale.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a page, or a heading on it, is an expected result. */
function isExpectedPage(page: string, { expected }: JudgedQuery): boolean {
  return isExpected(page, { expected: expected.map((url) => url.split('#')[0] ?? '') });
}

function meanOf(some: readonly { score: number }[]): number {
  return some.reduce((sum, { score }) => sum + score, 0) / some.length;
}

/** Lists the queries with a low score, worst first, if the mean is too low. */
function listWorst(some: typeof scored, minMean: number): string {
  if (meanOf(some) >= minMean) return '';
  const low = some.filter(({ score }) => score < 1).sort((a, b) => a.score - b.score);
  return low.map(({ locale, query, score }) => `${locale} ${query}: ${score.toFixed(2)}`).join('\n');
}

test('the expected results of most queries exist', () => {
  expect(scored.length).toBeGreaterThanOrEqual(120);
});

test('an expected result is first, or nearly first', () => {
  expect(listWorst(scored, 0.85)).toBe('');
});

test('the same is true for the held-out queries', () => {
  const some = scored.filter(({ query, locale }) =>
    heldOutQueries.some((other) => other.query === query && other.locale === locale),
  );
  expect(some.length).toBeGreaterThanOrEqual(20);
  expect(meanOf(some)).toBeGreaterThanOrEqual(0.85);
});

describe('each kind of query has a good mean score', () => {
  test.for(['words', 'typo', 'prefix', 'word-form', 'code', 'symbol'] as const)('%s', (kind) => {
    const some = scored.filter((query) => query.kind === kind);
    expect(some.length).toBeGreaterThan(0);
    expect(listWorst(some, 0.7)).toBe('');
  });
});

test('each language with pages has a good mean score', () => {
  const byLocale = Map.groupBy(scored, ({ locale }) => locale);
  expect([...byLocale.keys()].sort()).toEqual(localesWithPages.toSorted());
  expect([...byLocale.values()].map((some) => listWorst(some, 0.7)).join('')).toBe('');
});
