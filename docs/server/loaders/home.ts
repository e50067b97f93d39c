import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';

const homeMeta = z.object({ start: z.object({ label: z.string(), to: z.string() }) });

export type HomeData = { title: string; description: string } & z.output<typeof homeMeta>;

export const loadHome: Loader<HomeData, typeof contentConfig> = async (context) => {
  const found = await findPage(context, 'landing');
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, meta, body } = found.page;
  return {
    title: '',
    description,
    languages: found.languages,
    data: { title, description, ...homeMeta.parse(meta) },
    body: body.nodes,
  };
};
