/** Tests the feeds of the website with strict parsers of each format. */
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { site } from './fixtures/website.ts';
import { openDocs } from './fixtures/open-docs.ts';

const SECTIONS = ['blog', 'changelog'];
const DRAFT = '---\ntitle: Zirconium\ndate: 2026-11-30\ndraft: true\n---\nZirconium.\n';

/** Lists the errors that a strict XML parser reports. */
function listErrors(xml: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => errors.push(message));
  parser.write(xml).close();
  return errors;
}

const codes = site.locales.map(({ code }) => code);
const tagOf = (code: string): string =>
  site.locales.flatMap((one) => (one.code === code && 'language' in one ? one.language : []))[0] ?? code;

test('every feed of every language is valid, complete and without drafts', { timeout: 120_000 }, async () => {
  const docs = await openDocs({ 'en/blog/99.draft.md': DRAFT, 'en/changelog/99.draft.md': DRAFT }, '', {
    folders: [...SECTIONS, 'info'],
  });
  const read = async (path: string): Promise<string> => (await (await docs.file(path))?.text()) ?? '';
  for (const code of codes) {
    for (const section of SECTIONS) {
      const folder = `/${code}/${section}`;
      const [rssText, atomText, jsonText] = await Promise.all(
        ['rss.xml', 'atom.xml', 'feed.json'].map(async (file) => await read(`${folder}/${file}`)),
      );
      expect([folder, ...listErrors(rssText ?? ''), ...listErrors(atomText ?? '')]).toEqual([folder]);
      const rss = parseRssFeed(rssText ?? '');
      const atom = parseAtomFeed(atomText ?? '');
      const json = parseJsonFeed(jsonText ?? '');
      const home = `${site.url}${folder}`;

      expect(rss).toMatchObject({ link: home, language: tagOf(code) });
      expect(atom).toMatchObject({ id: `${home}/atom.xml`, xml: { lang: tagOf(code) } });
      expect(json).toMatchObject({ home_page_url: home, feed_url: `${home}/feed.json`, language: tagOf(code) });
      for (const title of [rss.title, atom.title?.value, json.title]) expect(title).toMatch(/^Recto: ./u);

      const addresses = rss.items?.map(({ link }) => link) ?? [];
      expect(addresses.length).toBeGreaterThan(5);
      expect(atom.entries?.map(({ id }) => id)).toEqual(addresses);
      expect(json.items?.map(({ id }) => id)).toEqual(addresses);
      const dates = atom.entries?.map(({ published = '' }) => published) ?? [];
      expect(dates).toEqual(dates.toSorted().toReversed());

      for (const entry of atom.entries ?? []) {
        expect(Object.keys(entry)).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'content', 'authors']));
        expect(Date.parse(entry.updated ?? '')).toBeGreaterThanOrEqual(Date.parse(entry.published ?? ''));
      }
      for (const item of json.items ?? []) expectComplete(item.content_html ?? '');
      expect((rssText ?? '') + (atomText ?? '') + (jsonText ?? '')).not.toContain('Zirconium');
    }
  }
});

/** Expects content without scripts, styles and relative URLs. */
function expectComplete(html: string): void {
  expect(html.length).toBeGreaterThan(100);
  expect(html).not.toMatch(/<script|<style|<recto-|\sclass="(?!language-)|\son\w+=/u);
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gu)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(?:https?:|mailto:)/u.test(address))).toEqual([]);
}

test('only an original that replaces a missing translation has a language', { timeout: 120_000 }, async () => {
  const post = (title: string): string => `---\ntitle: ${title}\ndate: 2026-11-01\n---\nWords.\n`;
  const docs = await openDocs({
    'en/info/blog.yml': 'title: Blog\ndescription: How.',
    'en/blog/1.one.md': post('One'),
    'en/blog/2.two.md': post('Two'),
    'ar/blog/1.one.md': post('واحد'),
  });
  const { items = [] } = parseJsonFeed((await (await docs.file('/ar/blog/feed.json'))?.text()) ?? '');
  expect(items.map(({ url, title, language }) => [url, title, language])).toEqual([
    [`${site.url}/ar/blog/two`, 'Two', 'en'],
    [`${site.url}/ar/blog/one`, 'واحد', undefined],
  ]);
});
