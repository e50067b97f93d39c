import { outlineFacts, outlineLinks } from '@recto/screens/server';
import { localiseAddress } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';

const studioMeta = z.object({
  badge: z.string(),
  links: z.array(z.object({ label: z.string(), to: z.string() })).default([]),
});

export type StudioData = { title: string; description: string } & z.output<typeof studioMeta>;

export const loadStudio: Loader<StudioData, typeof contentConfig> = async (context) => {
  const found = await findPage(context, 'landing');
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, seo, meta, body } = found.page;
  const { badge, links: written } = studioMeta.parse(meta);
  const links = written.map(({ label, to }) => ({ label, to: localiseAddress(to, context.locale, context.site) }));
  return {
    title,
    description,
    seo,
    languages: found.languages,
    data: { title, description, badge, links },
    body: body.nodes,
    outline: [...outlineFacts(badge), ...outlineLinks(links)],
  };
};
