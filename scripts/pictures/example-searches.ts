import type { Page } from '@playwright/test';
import { languages } from '../../packages/ui/src/messages/languages.ts';
import { draw, escapeHtml } from './drawing.ts';

/**
 * Typical queries: with a typo, in another word form, with the words of a name in code (`queryCollection`), as a
 * symbol, in another script.
 */
const QUERIES = [
  ['en', 'transaltion missing'],
  ['en', 'configuring'],
  ['en', 'query collection'],
  ['en', '{{'],
  ['zh_cn', '组件'],
  ['ar', 'تثبيت'],
] as const;

/** Draws the example queries, each with its first result from the running server. */
export async function drawExampleSearches(page: Page): Promise<void> {
  const rows: string[] = [];
  for (const [locale, q] of QUERIES) {
    const response = await page.request.get('/api/search', { params: { q, locale, limit: 1 } });
    const { results } = (await response.json()) as { results: { title: string; titles: string[]; excerpt: string }[] };
    const [found] = results;
    if (!found) throw new Error(`There is no result for "${q}".`);
    const { title, titles, excerpt } = found;
    const { dir = 'ltr' } = languages.find(({ code }) => code === locale) ?? {};
    const parentTitles = titles.map((parent) => `<small>${escapeHtml(parent)}</small>`).join('');
    rows.push(
      `<kbd lang="${locale}" dir="${dir}">${escapeHtml(q)}</kbd>
      <div lang="${locale}" dir="${dir}"><b>${parentTitles}${escapeHtml(title)}</b><p>${escapeHtml(excerpt)}</p></div>`,
    );
  }
  await draw(page, `<div class="example-searches">${rows.join('')}</div>`);
}
