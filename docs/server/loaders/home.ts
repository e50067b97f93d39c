import { notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';

const homeMeta = z.object({ start: z.object({ label: z.string(), to: z.string() }) });

export type HomeData = { title: string; description: string } & z.output<typeof homeMeta>;

export const loadHome: Loader<HomeData, typeof contentConfig> = async ({ path, content }) => {
  const page = await content.query('landing').path(path).first();
  if (!page) throw notFound(path);
  const { title, description, meta, body } = page;
  return { title: '', description, data: { title, description, ...homeMeta.parse(meta) }, body: body.nodes };
};
