import type { LoadContext } from '@recto/site';
import { listPages } from '@recto/site/server';

export interface Tag {
  label: string;
  to: string;
}

/** The topics of the blog by the names of their files. */
export async function listTags(context: LoadContext): Promise<Map<string, Tag>> {
  const rows = await listPages(context, 'tags', (query) => query.select('path', 'stem', 'title'));
  return new Map(rows.map(({ path, title }) => [nameIn(path), { label: title, to: path }]));
}

/** `kitchen` of `/tags/kitchen`. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The tags of a post, as they are shown. */
export function findTags(names: readonly string[], known: ReadonlyMap<string, Tag>): Tag[] {
  return names.map((name) => {
    const tag = known.get(name);
    if (!tag) throw new Error(`The tag "${name}" has no page. Add content/tags/${name}.md or correct the name.`);
    return tag;
  });
}
