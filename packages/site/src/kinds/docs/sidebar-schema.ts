import { ContentError, urlSchema } from '@recto/content';
import { z } from 'zod';
import type { Page } from '../../config/page.ts';

/** A page or folder by its path, or a link to another URL. */
type SidebarLink = {
  /** Path of a page or folder, or a URL. */
  to: string;
  /** Text of the entry; by default the title of the page. */
  label?: string | undefined;
  /** `false` keeps a folder open on every page. By default a folder is open only on its own pages. */
  collapsed?: boolean | undefined;
};

/** Entries below a heading. */
type SidebarGroup = {
  /** Heading of the group. */
  label: string;
  /** Entries of the group. */
  items: readonly SidebarEntry[];
  /** `false` keeps a group open on every page. By default a group is open only on its own pages. */
  collapsed?: boolean | undefined;
};

/** An entry of the sidebar: a path (`/docs/guide`), `*` for everything that is not listed, a link, or a group. */
export type SidebarEntry = string | SidebarLink | SidebarGroup;

const nonEmptyText = z.string().min(1);

const entrySchema: z.ZodType<SidebarEntry, SidebarEntry> = z.lazy(() =>
  z.union([
    z.string().regex(/^(?:\*$|\/)/u, "Write a path of the site, beginning with '/', or '*' for all other pages."),
    z.strictObject({ to: urlSchema, label: nonEmptyText.optional(), collapsed: z.boolean().optional() }),
    z.strictObject({
      label: nonEmptyText,
      items: z.array(entrySchema).min(1).readonly(),
      collapsed: z.boolean().optional(),
    }),
  ]),
);

/** Validates the `sidebar` option of a site. */
export function parseSidebar(path: string, sidebar: readonly SidebarEntry[]): readonly SidebarEntry[] {
  const parsed = z.array(entrySchema).min(1).safeParse(sidebar);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ContentError(
    'config/sidebar',
    `The sidebar of docs('${path}') has an invalid entry at [${issue?.path.join('][')}].`,
    "Write '/docs/page', '*', { to, label, collapsed } or { label, items, collapsed }.",
    { file: 'recto.config.ts' },
  );
}

/** Lists the pages and folders that must exist: those of entries without a label, with the errors for `recto check`. */
export function namedPages(entries: readonly SidebarEntry[]): NonNullable<Page['namedPages']> {
  return entries.flatMap((entry) => {
    if (typeof entry === 'object' && 'items' in entry) return namedPages(entry.items);
    const { to, label } = typeof entry === 'string' ? { to: entry } : entry;
    return to === '*' || label !== undefined || URL.canParse(to) ? [] : [{ path: to, error: missingPage(to) }];
  });
}

function missingPage(path: string): ContentError {
  return new ContentError(
    'config/sidebar',
    `The sidebar lists "${path}", which is not a page or folder of the documentation.`,
    'Correct the path, or add a label if it links to a page elsewhere.',
    { file: 'recto.config.ts' },
  );
}
