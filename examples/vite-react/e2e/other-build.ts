import type { BrowserContext, Route } from '@playwright/test';

type Values = Record<string, (string | number | null)[]>;

interface Dump {
  version: string;
  structure: string;
  columns: Record<string, string>;
  values: Values;
}

/** The version that pages of the other build ask for. */
export const OTHER_VERSION = '0123456789abcdef';

/**
 * From now on the site is another build of itself: its pages ask for another version of the notes,
 * and what they are given is changed. Gives what ends it.
 */
export async function serveOtherBuild(
  context: BrowserContext,
  change: (dump: Dump) => void,
): Promise<() => Promise<void>> {
  const versions = async (route: Route): Promise<void> => {
    const own = (await (await route.fetch()).json()) as Record<string, string>;
    if (own['notes'] === undefined) throw new Error('The versions do not name the notes.');
    await route.fulfill({ json: { ...own, notes: OTHER_VERSION } });
  };
  const dump = async (route: Route): Promise<void> => {
    const other = (await (await route.fetch()).json()) as Dump;
    other.version = OTHER_VERSION;
    change(other);
    await route.fulfill({ json: other });
  };
  await context.route('**/__recto_content/versions.json', versions);
  await context.route('**/__recto_content/notes/sql_dump*', dump);
  return async () => {
    await context.unroute('**/__recto_content/versions.json', versions);
    await context.unroute('**/__recto_content/notes/sql_dump*', dump);
  };
}

/** Changes the row at a place, and its hash with it. */
export function changeRow({ values }: Dump, row: number, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries({ ...fields, __hash: `other-${row}` })) {
    const list = values[name];
    if (list && row in list) list[row] = value;
  }
}

/** Adds a row like the first one, but for some fields. */
export function addRow({ values }: Dump, fields: Record<string, string>): void {
  for (const [name, list] of Object.entries(values)) list.push(fields[name] ?? list[0] ?? null);
}
