import type { LoadContext } from '@recto/site';
import { findPage, localiseUrl, notFound, z } from '@recto/site/server';

const studioMeta = z.object({
  badge: z.string(),
  links: z.array(z.object({ label: z.string(), to: z.string() })).default([]),
  demo: z.object({ label: z.string(), note: z.string() }),
  picture: z.object({ src: z.string(), dark: z.string(), alt: z.string() }),
});

/** Page that the demo links to for the setup of the studio. */
const SETUP = '/docs/studio/setup';

/** Loads the data of the studio page. */
export async function load(context: LoadContext<'/studio'>) {
  const found = await findPage(context, 'landing');
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, seo, meta, body } = found.page;
  const { badge, links: rawLinks, demo, picture } = studioMeta.parse(meta);
  const links = rawLinks.map(({ label, to }) => ({ label, to: localiseUrl(to, context.locale, context.site) }));
  const docs = localiseUrl(SETUP, context.locale, context.site);
  return {
    title,
    description,
    seo,
    languages: found.languages,
    data: { title, description, badge, links, demo, docs, picture },
    body: body.nodes,
  };
}
