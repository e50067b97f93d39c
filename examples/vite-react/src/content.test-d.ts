/** Code that has to compile, and code that must not; `tsc` is the test. */
import { queryCollection } from './content.ts';

export async function aNoteHasTheFieldsOfItsSchema(): Promise<unknown> {
  const note = await queryCollection('notes').where('date', '>', '2026-01-01').first();
  const tags: string[] = note?.tags ?? [];
  // @ts-expect-error -- the schema has no such field
  const unknown: unknown = note?.tgas;
  // @ts-expect-error -- tags are a list
  const tag: string = note?.tags ?? '';
  return [tags, unknown, tag];
}

export async function aQueryNamesOnlyFieldsThatExist(): Promise<unknown> {
  // @ts-expect-error -- notes have no such field
  const selected = await queryCollection('notes').select('titel').all();
  // @ts-expect-error -- authors are data and have no path
  const ordered = await queryCollection('authors').order('path', 'ASC').all();
  // @ts-expect-error -- there is no such collection
  const other = await queryCollection('note').all();
  return [selected, ordered, other];
}

export async function aRowHasOnlyTheSelectedFields(): Promise<unknown> {
  const [author] = await queryCollection('authors').select('name').all();
  const name: string | undefined = author?.name;
  // @ts-expect-error -- it was not selected
  const slug: unknown = author?.slug;
  return [name, slug];
}
