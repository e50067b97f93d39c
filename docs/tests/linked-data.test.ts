import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDocs } from './fixtures/open-docs.ts';

const root = join(import.meta.dirname, '..', 'content');

/** Real files of the website, one for each kind of page. */
const PATTERNS = [
  '{en,ja,ar}/index.md',
  '{en,ja,ar}/info/*.yml',
  '{en,ja,ar}/docs/{.navigation.yml,1.getting-started/{.navigation.yml,1.index.md,2.installation.md}}',
  'en/changelog/1.*.md',
  'en/templates/1.*.md',
  'en/studio/pricing.yml',
];
const files = Object.fromEntries(
  globSync(PATTERNS, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

type Thing = Record<string, unknown> & { '@type': string };
type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Rule = (value) => typeof value === 'string' && /^https:\/\/recto\.example\/\S*$/u.test(value);
const isTime: Rule = (value) =>
  typeof value === 'string' && /T.*(?:Z|[+-]\d\d:\d\d)$/u.test(value) && !Number.isNaN(Date.parse(value));
const isTag: Rule = (value) => typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value;
const isThing =
  (...types: string[]): Rule =>
  (value) => {
    const things = (Array.isArray(value) ? value : [value]) as Thing[];
    return things.every((thing) => types.includes(thing['@type']) && listProblems(thing).length === 0);
  };

/**
 * Required properties by type, as defined by schema.org and search engines. Recommended properties are included if this
 * website has them on every page of the type.
 */
const REQUIRED: Record<string, Record<string, Rule>> = {
  WebSite: { name: isText, url: isAddress, inLanguage: isTag, potentialAction: isThing('SearchAction') },
  SearchAction: {
    target: isThing('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: { urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}') },
  SoftwareApplication: {
    name: isText,
    offers: isThing('Offer'),
    applicationCategory: isText,
    operatingSystem: isText,
  },
  Offer: { price: (value) => typeof value === 'number', priceCurrency: (value) => /^[A-Z]{3}$/u.test(String(value)) },
  TechArticle: {
    headline: isText,
    author: isThing('Organization', 'Person'),
    publisher: isThing('Organization'),
    url: isAddress,
    inLanguage: isTag,
  },
  BlogPosting: {
    headline: isText,
    author: isThing('Organization', 'Person'),
    datePublished: isTime,
    dateModified: isTime,
    url: isAddress,
    inLanguage: isTag,
  },
  CollectionPage: { name: isText, url: isAddress, inLanguage: isTag },
  WebPage: { name: isText, url: isAddress, inLanguage: isTag },
  Organization: { name: isText, url: isAddress, logo: isAddress },
  Person: { name: isText },
  BreadcrumbList: {
    itemListElement: (value) => Array.isArray(value) && value.length >= 2 && isThing('ListItem')(value),
  },
  ListItem: { name: isText, item: isAddress, position: (value) => Number.isInteger(value) },
};

/** Lists missing and invalid properties. */
function listProblems(thing: Thing): string[] {
  const rules = REQUIRED[thing['@type']];
  if (!rules) return [`${thing['@type']} is an unknown type`];
  return Object.entries(rules).flatMap(([name, rule]) =>
    Object.hasOwn(thing, name) && rule(thing[name])
      ? []
      : [`${thing['@type']}.${name}: ${JSON.stringify(thing[name])}`],
  );
}

function graphOf(html: string): Thing[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(html) ?? [];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}

test('every kind of page has complete linked data', async () => {
  const { html } = await openDocs(files);
  const types = async (path: string): Promise<string> => {
    const graph = graphOf(await html(path));
    expect({ path, problems: graph.flatMap(listProblems) }).toEqual({ path, problems: [] });
    return graph.map((thing) => thing['@type']).join(' ');
  };
  expect(await types('/en')).toBe('WebSite SoftwareApplication');
  expect(await types('/ar')).toBe('WebSite SoftwareApplication');
  expect(await types('/en/docs/getting-started')).toBe('TechArticle BreadcrumbList');
  expect(await types('/ja/docs/getting-started/installation')).toBe('TechArticle BreadcrumbList');
  expect(await types('/en/blog')).toBe('CollectionPage');
  expect(await types('/en/changelog')).toBe('CollectionPage');
  expect(await types('/en/changelog/from-file-to-browser')).toBe('BlogPosting BreadcrumbList');
  expect(await types('/en/templates')).toBe('CollectionPage');
  expect(await types('/en/templates/docs')).toBe('WebPage BreadcrumbList');
  expect(await types('/en/studio/pricing')).toBe('WebPage');
  // Search results, and originals that replace a missing translation, have no linked data.
  expect(await types('/en/search')).toBe('');
  expect(await types('/ja/changelog/from-file-to-browser')).toBe('');
});

test('the Open Graph data of a page has its title and language', async () => {
  const { html } = await openDocs(files);
  const page = await html('/ja/docs/getting-started/installation');
  const [, title] = /<meta property="og:title" content="([^"]*)">/u.exec(page) ?? [];
  expect(title).toMatch(/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u);
  expect(page).toContain(`<title>${title} - Recto</title>`);
  expect(page).toContain(
    '<meta property="og:locale" content="ja_JP"><meta property="og:locale:alternate" content="en_US">',
  );
  expect(page).toContain('<meta property="og:type" content="article">');
});
