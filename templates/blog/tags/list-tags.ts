import type { LoadContext } from '@recto/site';
import { listPages } from '@recto/site/server';

/** A tag, with the path of its page. */
export interface Tag {
  label: string;
  to: string;
}

/** Lists the tags of the blog by file name. */
export async function listTags(context: LoadContext): Promise<Map<string, Tag>> {
  const rows = await listPages(context, 'tags', (query) => query.select('path', 'stem', 'title'));
  return new Map(rows.map(({ path, title }) => [lastSegment(path), { label: title, to: path }]));
}

/** Returns the last segment of a path: `kitchen` for `/tags/kitchen`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Finds the tags of a post by their names. */
export function findTags(names: readonly string[], allTags: ReadonlyMap<string, Tag>): Tag[] {
  return names.map((name) => {
    const tag = allTags.get(name);
    if (!tag) throw new Error(`The tag "${name}" has no page. Add content/tags/${name}.md or correct the name.`);
    return tag;
  });
}
