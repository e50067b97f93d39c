import { localiseUrl } from '../../languages/localise-url.ts';
import { findPage } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderResult } from '../../server/server.ts';
import { z } from 'zod';
import { imageSchema, linkSchema } from '../fields.ts';
import type { KindContext } from '../kind-context.ts';
import type { LandingOptions } from './landing.ts';
import type { PageCollection } from '../page/page-collection.ts';

const landingMeta = z.object({
  /** A small link above the title, for news. */
  pill: linkSchema.optional(),
  /** Buttons below the description. */
  links: z.array(linkSchema).default([]),
  /** Image below the title and buttons. */
  image: imageSchema.optional(),
  /** Command that visitors can copy to a terminal. */
  command: z.string().optional(),
});

/** Data of a landing page. */
export type LandingData = { title: string; description: string } & z.output<typeof landingMeta>;

/** Loads a landing page. Its document title is its SEO title, or else the name of the site alone. */
export async function load(
  context: KindContext<PageCollection, { collection: string } & Pick<LandingOptions, 'software'>>,
): Promise<LoaderResult<LandingData>> {
  const { collection, software } = context.options;
  const found = await findPage(context, collection);
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, seo, meta, body } = found.page;
  const { pill, links, ...rest } = landingMeta.parse(meta);
  const localise = <Link extends { to: string }>(link: Link): Link => ({
    ...link,
    to: localiseUrl(link.to, context.locale, context.site),
  });
  const data = { title, description, ...rest, links: links.map(localise), ...(pill && { pill: localise(pill) }) };
  return {
    title: '',
    description,
    seo,
    languages: found.languages,
    ...(software && { about: { kind: 'software' as const, software } }),
    data,
    body: body.nodes,
  };
}
