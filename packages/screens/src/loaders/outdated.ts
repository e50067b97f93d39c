import { hashSource } from '@recto/content';
import { defaultLocale, languageTag, localisePath, splitLocale } from '@recto/site';
import { findPage } from '@recto/site/server';
import type { LoaderContext } from '@recto/site/server';
import type { DocsContent } from './contents.ts';

/** The page in the language it was written in. */
export interface Original {
  /** Name of that language, as its speakers write it. */
  language: string;
  lang: string;
  to: string;
}

/** The original of a translation, where it is no longer the text that was translated. */
export async function findOutdated(
  context: LoaderContext<DocsContent>,
  sourceHash: unknown,
): Promise<Original | undefined> {
  const { site, path } = context;
  const locale = defaultLocale(site);
  if (typeof sourceHash !== 'string' || locale.code === context.locale.code) return undefined;
  const to = localisePath(splitLocale(path, site)?.path ?? path, locale, site);
  const found = await findPage<DocsContent, 'docs'>({ ...context, locale, path: to }, 'docs');
  const text = found?.page.body.raw;
  if (text === undefined || (await hashSource(text)) === sourceHash) return undefined;
  return { language: locale.name, lang: languageTag(locale), to };
}
