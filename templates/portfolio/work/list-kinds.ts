import type { LoadContext } from '@recto/site';
import { listPages } from '@recto/site/server';

/** A kind of work, with the path of its page. */
export interface Kind {
  label: string;
  to: string;
}

/** Lists the kinds of work by file name, in order. */
export async function listKinds(context: LoadContext): Promise<Map<string, Kind>> {
  const rows = await listPages(context, 'kinds', (query) => query.select('path', 'stem', 'title'));
  return new Map(rows.map(({ path, title }) => [lastSegment(path), { label: title, to: path }]));
}

/** Returns the last segment of a path: `print` for `/kinds/print`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Finds a kind of work by its name. */
export function findKind(name: string, kinds: ReadonlyMap<string, Kind>): Kind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`The kind "${name}" has no page. Add content/kinds/${name}.md or correct the name.`);
  return kind;
}
