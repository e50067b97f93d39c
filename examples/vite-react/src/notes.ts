import { compileBody } from '@recto/content';
import type { DocumentBody } from '@recto/content';
import { queryCollection } from './content.ts';

/** Returns the notes for the list, newest first. No body is selected, so no bodies are downloaded. */
export async function listNotes(tag: string | undefined) {
  const notes = queryCollection('notes').select('path', 'title', 'description', 'date', 'tags', 'author');
  const [rows, names] = await Promise.all([
    (tag === undefined ? notes : notes.where('tags', 'CONTAINS', tag)).order('date', 'DESC').all(),
    authorNames(),
  ]);
  return rows.map((note) => ({ ...note, author: names.get(note.author) ?? note.author }));
}

/** Returns a note with its body as HTML, which contains only elements and attributes on the engine's allow-list. */
export async function readNote(path: string) {
  const note = await queryCollection('notes').path(path).select('title', 'description', 'body').first();
  return note && { ...note, html: renderHtml(note.body) };
}

/** Renders a body. This site has no components, so the compiled body is one HTML text. */
function renderHtml({ nodes }: DocumentBody): string {
  const [html] = compileBody(nodes, { interactive: {}, trees: {} });
  return typeof html === 'string' ? html : '';
}

async function authorNames(): Promise<Map<string, string>> {
  const authors = await queryCollection('authors').select('slug', 'name').all();
  return new Map(authors.map(({ slug, name }) => [slug, name]));
}
