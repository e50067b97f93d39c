import { ContentError, childrenOf, compileBody, isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { createHash } from 'node:crypto';
import type { Locale, Site } from '../../app/site.ts';
import type { ResolvedConfig } from '../../config/config.ts';
import { localiseUrl } from '../../languages/localise-url.ts';
import { localiseLinks } from '../../languages/localise-links.ts';

type BannerConfig = NonNullable<ResolvedConfig['banner']>;

/** A rendered banner. */
export interface RenderedBanner {
  /** Changes with the text, so that visitors who have closed the banner see a new text. */
  id: string;
  /** Whether visitors can close it. */
  dismissible: boolean;
  /** The text as HTML, by language code. */
  texts: Record<string, BannerText>;
}

interface BannerText {
  html: string;
  /** Set if the text is in another language than the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * The id of a banner: a hash of its configuration. The style sheet uses it to hide a banner that a visitor has closed.
 */
export function bannerId(banner: BannerConfig): string {
  return createHash('sha256').update(JSON.stringify(banner)).digest('hex').slice(0, 8);
}

/** Renders the text of a banner in every language of the site. Links begin with `site.base`. */
export async function renderBanner(banner: BannerConfig, site: Site): Promise<RenderedBanner> {
  const settings = typeof banner === 'string' ? { text: banner, dismissible: true } : banner;
  const texts = await Promise.all(
    site.locales.map(async (locale) => [locale.code, await renderText(settings, locale, site)] as const),
  );
  return { id: bannerId(banner), dismissible: settings.dismissible, texts: Object.fromEntries(texts) };
}

async function renderText(
  { text, to }: Exclude<BannerConfig, string>,
  locale: Locale,
  site: Site,
): Promise<BannerText> {
  const source = chooseText(text, locale, site);
  const nodes = await parseLine(source.text);
  if (to !== undefined && nodes.some(hasLink)) {
    throw bannerError(
      'The text of the banner contains a link, but "to" makes the whole text a link.',
      'Remove the link from the text, or remove "to".',
    );
  }
  const linked: TreeNode[] =
    to === undefined
      ? [...localiseLinks(nodes, { site, locale, text: source.locale })]
      : [['a', { href: localiseUrl(to, locale, site) }, ...nodes]];
  const parts = compileBody(linked, { interactive: {}, trees: {} });
  if (!parts.every((part) => typeof part === 'string')) throw notOneLineError();
  const html = parts.join('');
  return source.locale === locale
    ? { html }
    : { html, lang: source.locale.language ?? source.locale.code, dir: source.locale.dir ?? 'ltr' };
}

/** The text in a language, else in the default language, else in the first language that has one. */
function chooseText(
  text: Exclude<BannerConfig, string>['text'],
  locale: Locale,
  { locales, defaultLocale }: Site,
): { text: string; locale: Locale } {
  if (typeof text === 'string') return { text, locale };
  const unknown = Object.keys(text).find((code) => !locales.some((one) => one.code === code));
  if (unknown !== undefined) {
    throw bannerError(
      `The banner has a text for "${unknown}", which is not a language of the site.`,
      `Languages of the site: ${locales.map(({ code }) => code).join(', ')}.`,
    );
  }
  const candidates = [locale, ...locales.filter(({ code }) => code === defaultLocale), ...locales];
  const chosen = candidates.find(({ code }) => text[code] !== undefined);
  if (!chosen) throw bannerError('The banner has no text.', 'Write one for each language, or remove "banner".');
  return { text: text[chosen.code] ?? '', locale: chosen };
}

async function parseLine(text: string): Promise<TreeNode[]> {
  // Loaded on demand, since many sites have no banner.
  const { parseMarkdown } = await import('@recto/content/markdown');
  const { body } = await parseMarkdown(text, 'recto.config.ts');
  const [paragraph, ...others] = body.nodes;
  const nodes = paragraph !== undefined && isElement(paragraph) && paragraph[0] === 'p' ? childrenOf(paragraph) : [];
  if (others.length > 0 || nodes.length === 0) throw notOneLineError();
  return [...nodes];
}

function notOneLineError(): ContentError {
  return bannerError(
    'The text of the banner is more than one line of text.',
    'Use text, links, emphasis and code only; lists, headings and components belong on a page.',
  );
}

function hasLink(node: TreeNode): boolean {
  return isElement(node) && (node[0] === 'a' || childrenOf(node).some(hasLink));
}

function bannerError(problem: string, hint: string): ContentError {
  return new ContentError('config/banner', problem, hint, { file: 'recto.config.ts' });
}
