import { Parser } from 'htmlparser2';
import type { Alternate, SitePage } from './site-page.ts';
import { isInline } from './text-words.ts';

type Lists = Record<'titles' | 'descriptions' | 'canonicals' | 'feeds' | 'markdownUrls' | 'links', string[]>;
type Region = 'title' | 'main' | 'prose' | 'code' | 'silent' | 'notProse';
type Attributes = Readonly<Record<string, string>>;

/** Elements whose text is not visible or is part of an image. */
const INVISIBLE_TAGS = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** Controls within the prose have no text of the author. */
const CONTROL_TAGS = new Set(['button', 'select']);

/** Classes of text that the engine adds: in markdown, such text is syntax or missing. */
const ENGINE_CLASSES = new Set(['callout-title', 'when-open', 'when-closed']);

/** Parses the HTML of a page, and returns what the checks need. */
export function parseSitePage(html: string, path: string, location: string): SitePage {
  const head: Lists = { titles: [], descriptions: [], canonicals: [], feeds: [], markdownUrls: [], links: [] };
  const alternates: Alternate[] = [];
  const page = {
    lang: '',
    isHidden: false,
    redirect: undefined as string | undefined,
    main: '',
    prose: '',
    isPart: false,
  };
  const open: Record<Region, number> = { title: 0, main: 0, prose: 0, code: 0, silent: 0, notProse: 0 };
  const stack: Region[][] = [];

  const addText = (text: string): void => {
    if (open.silent > 0) return;
    if (open.main > 0) page.main += text;
    if (open.prose > 0 && open.notProse === 0) page.prose += text;
  };
  const link = ({ rel = '', type = '', hreflang, href = '' }: Attributes): void => {
    const rels = rel.toLowerCase().split(/\s+/u);
    if (rels.includes('canonical')) head.canonicals.push(href);
    if (!rels.includes('alternate')) return;
    if (hreflang !== undefined) alternates.push({ lang: hreflang, href });
    else if (type === 'text/markdown') head.markdownUrls.push(href);
    else if (FEED.test(type)) head.feeds.push(href);
  };
  const meta = (attributes: Attributes): void => {
    const { content = '' } = attributes;
    const name = attributes['name']?.toLowerCase();
    if (name === 'description') head.descriptions.push(content.trim());
    if (name === 'robots' && /\b(?:noindex|none)\b/iu.test(content)) page.isHidden = true;
    if (attributes['http-equiv']?.toLowerCase() === 'refresh') page.redirect = refreshTarget(content) ?? page.redirect;
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes['data-markdown'] === 'more') page.isPart = true;
      if (tag === 'html') page.lang = attributes['lang'] ?? '';
      if (tag === 'link') link(attributes);
      if (tag === 'meta') meta(attributes);
      if (tag === 'a' && attributes['href'] !== undefined) head.links.push(attributes['href']);
      const regions = regionsOf(tag, attributes, open.silent > 0);
      // The title of an SVG does not count.
      if (regions.includes('title')) head.titles.push('');
      stack.push(regions);
      for (const region of regions) open[region] += 1;
      if (open.code === 0) addText(isInline(tag) ? ' ' : '\n');
    },
    onclosetag(tag) {
      if (open.code === 0) addText(isInline(tag) ? ' ' : '\n');
      for (const region of stack.pop() ?? []) open[region] -= 1;
    },
    ontext(text) {
      if (open.title > 0) head.titles.push(`${head.titles.pop() ?? ''}${text}`);
      addText(text);
    },
  });
  parser.end(html);
  return { path, location, ...head, titles: head.titles.map((title) => title.trim()), alternates, ...page };
}

const FEED = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/u;

function regionsOf(tag: string, attributes: Attributes, isSilent: boolean): Region[] {
  if (tag === 'title' && !isSilent) return ['title'];
  if (tag === 'main') return ['main'];
  // The engine renders the author's content into `recto-prose` elements.
  if (tag === 'h1' || tag === 'recto-prose') return ['prose'];
  // Elements inside code only colour it; elsewhere they separate words.
  if (tag === 'pre') return ['code'];
  if (INVISIBLE_TAGS.has(tag)) return ['silent'];
  const isAside = attributes['class']?.split(' ').some((name) => ENGINE_CLASSES.has(name));
  const isOmitted = attributes['aria-hidden'] === 'true' || attributes['data-markdown'] === 'skip';
  return CONTROL_TAGS.has(tag) || isAside === true || isOmitted ? ['notProse'] : [];
}

/** The target of a page that only redirects: `0; url=/en`. */
function refreshTarget(content: string): string | undefined {
  return /;\s*url\s*=\s*["']?(?<target>[^"']+)/iu.exec(content)?.groups?.['target']?.trim();
}
