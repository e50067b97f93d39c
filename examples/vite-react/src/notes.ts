import { compileBody } from '@recto/content';
import type { DocumentBody } from '@recto/content';
import { queryCollection } from './content.ts';

/** What the list shows. No body is selected, so none is downloaded. */
export async function listNotes(tag: string | undefined) {
  const notes = queryCollection('notes').select('path', 'title', 'description', 'date', 'tags', 'author');
  const [rows, names] = await Promise.all([
    (tag === undefined ? notes : notes.where('tags', 'CONTAINS', tag)).order('date', 'DESC').all(),
    authorNames(),
  ]);
  return rows.map((note) => ({ ...note, author: names.get(note.author) ?? note.author }));
}

/** One note, its body as HTML: the engine lets nothing through that is not on its list of tags and attributes. */
export async function readNote(path: string) {
  const note = await queryCollection('notes').path(path).select('title', 'description', 'body').first();
  return note && { ...note, html: renderHtml(note.body) };
}

/** There are no components here, so a body is one piece of prose. */
function renderHtml({ nodes }: DocumentBody): string {
  const [html] = compileBody(nodes, { client: {}, server: {} });
  return typeof html === 'string' ? html : '';
}

async function authorNames(): Promise<Map<string, string>> {
  const authors = await queryCollection('authors').select('slug', 'name').all();
  return new Map(authors.map(({ slug, name }) => [slug, name]));
}
