import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';
import { fillBooks } from '../landing/fill-books.ts';

const link = z.object({ label: z.string(), to: z.string() });
const homeMeta = z.object({
  /** A small link above the title: what is new. */
  pill: link.optional(),
  links: z.array(link).default([]),
  /** Something to paste into a terminal. */
  command: z.string().optional(),
});

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
    body: await fillBooks(body.nodes),
  };
};
