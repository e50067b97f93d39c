import { ContentError, addressSchema } from '@recto/content';
import { z } from 'zod';
import type { Page } from '../../config/page.ts';

/** A page or folder by its path, or a link to somewhere else. */
type SidebarLink = {
  to: string;
  label?: string | undefined;
  /** `false` for a folder that is open on every page. Others are open on their own pages. */
  collapsed?: boolean | undefined;
};

/** Entries below a heading. */
type SidebarGroup = {
  label: string;
  items: readonly SidebarEntry[];
  /** `false` for a group that is open on every page. Others are open on their own pages. */
  collapsed?: boolean | undefined;
};

/** An entry of the sidebar: a path (`/docs/guide`), `*` for everything that is not named, a link, or a group. */
export type SidebarEntry = string | SidebarLink | SidebarGroup;

const name = z.string().min(1);

const entrySchema: z.ZodType<SidebarEntry, SidebarEntry> = z.lazy(() =>
  z.union([
    z.string().regex(/^(?:\*$|\/)/u, "Write a path of the site, beginning with '/', or '*' for all other pages."),
    z.strictObject({ to: addressSchema, label: name.optional(), collapsed: z.boolean().optional() }),
    z.strictObject({ label: name, items: z.array(entrySchema).min(1).readonly(), collapsed: z.boolean().optional() }),
  ]),
);

/** Checks what a site writes as `sidebar`. */
export function parseSidebar(path: string, written: readonly SidebarEntry[]): readonly SidebarEntry[] {
  const parsed = z.array(entrySchema).min(1).safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ContentError(
    'config/sidebar',
    `The sidebar of docs('${path}') has an entry that cannot be used, at [${issue?.path.join('][')}].`,
    "Write '/docs/page', '*', { to, label, collapsed } or { label, items, collapsed }.",
    { file: 'recto.config.ts' },
  );
}

/** Pages and folders that entries without a label name, with the errors if they do not exist. */
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
    `The sidebar names "${path}", which is no page or folder of the documentation.`,
    'Correct the path, or give it a label if it leads elsewhere.',
    { file: 'recto.config.ts' },
  );
}
