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
  const { title, description, meta, body } = found.page;
  const { badge, links } = studioMeta.parse(meta);
  return {
    title,
    description,
    languages: found.languages,
    data: {
      title,
      description,
      badge,
      links: links.map(({ label, to }) => ({ label, to: localiseAddress(to, context.locale, context.site) })),
    },
    body: body.nodes,
  };
};
