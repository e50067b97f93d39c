import type { SearchResponse, SearchResult } from '@recto/content/search';
import { textDirection } from '../../languages/locale.ts';
import { useApp, usePage } from '../../runtime/app-context.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSearch } from '../../runtime/use-search.ts';
import type { ScreenPropsOf } from '../../app/app.ts';
import { useMessages } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PageList, SearchData } from './search.server.ts';
import { kindName } from '../../palette/group-results.ts';
import { openSearch } from '../../palette/open-search.ts';
import type { TextPart } from '../../palette/mark-words.ts';

const MAX_RESULTS = 30;

/**
 * The search page: a form, the results, and a list of all pages. The server responds to the query; on static sites the
 * browser searches.
 */
export default function SearchScreen({ data, payload }: ScreenPropsOf<SearchData>): ReactNode {
  const message = useMessages();
  const [search] = useSearch();
  const query = new URLSearchParams(search).get('q')?.trim() ?? '';
  return (
    <div className="mx-auto max-w-[60rem]">
      <header className="border-b border-rule py-12 sm:py-16">
        <h1 className="display text-4xl sm:text-5xl">{data.title}</h1>
        <form
          // A static site cannot respond to a form.
          className={`mt-6 flex max-w-[36rem] gap-3 ${payload.prerenderedAt === undefined ? '' : 'needs-script'}`}
        >
          <input
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            aria-label={message('contentSearchButton.label')}
            className="min-w-0 grow rounded-md border border-rule bg-paper px-3 py-2"
          />
          <button className="button-quiet">{message('contentSearch.title')}</button>
        </form>
      </header>
      {query !== '' && <SearchResults query={query} />}
      <AllPages lists={data.lists} />
    </div>
  );
}

function SearchResults({ query }: { query: string }): ReactNode {
  const message = useMessages();
  const { site } = useApp();
  const { payload } = usePage();
  const [search] = useSearch();
  const { locale, queryResult, contentVersion = '' } = payload;
  const initial = queryResult?.search === search ? (queryResult.data as SearchResponse) : undefined;
  const result = useAsyncData(
    `search ${contentVersion} ${locale} ${query}`,
    async ({ signal }): Promise<SearchResponse> =>
      await openSearch({ locale, site }).search(query, { limit: MAX_RESULTS, signal }),
    { initial },
  );
  const results = result.data?.results ?? [];
  const text = (): string => {
    if (result.status === 'error') return message('contentSearch.failed');
    if (result.status !== 'success') return message('contentSearch.loading');
    if (results.length === 0) return message('contentSearch.noResults', { query });
    return message('contentSearch.results', { count: result.data.count });
  };
  return (
    <section className="border-b border-rule py-8">
      <p className="text-soft">
        <output>{text()}</output> {result.status === 'success' && results.length === 0 && message('contentSearch.help')}
      </p>
      <ol className="found">
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ol>
    </section>
  );
}

function Result({ result }: { result: SearchResult }): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const { path, titleParts, titles, excerpt, locale } = result;
  const otherLocale = locale === payload.locale ? undefined : site.locales.find(({ code }) => code === locale);
  const lang = otherLocale && (otherLocale.language ?? otherLocale.code);
  return (
    <li lang={lang} dir={lang === undefined ? undefined : textDirection(lang, site)}>
      {titles.length > 0 && <small>{titles.join(' › ')}</small>}
      <a href={path}>
        <Marked pieces={titleParts} />
      </a>
      <p>
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}

function AllPages({ lists }: { lists: readonly PageList[] }): ReactNode {
  const message = useMessages();
  return (
    <section className="py-8">
      <h2 className="display text-2xl">{message('contentSearch.allPages')}</h2>
      <div className="mt-6 columns-2xs gap-10">
        {lists.map(({ segment, title, lang, pages }) => (
          <section key={segment + (title ?? '')} className="mb-8 break-inside-avoid">
            <h3 lang={lang} className="text-sm text-soft">
              {title ?? kindName(segment, message)}
            </h3>
            <ul className="mt-2 grid gap-1.5">
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} lang={page.lang} className="hover:underline">
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Renders a text with the found words marked. */
export function Marked({ pieces }: { pieces: readonly TextPart[] }): ReactNode {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
