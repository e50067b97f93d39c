import type { BrowserContext, Route } from '@playwright/test';

type Values = Record<string, (string | number | null)[]>;

interface Dump {
  version: string;
  structure: string;
  columns: Record<string, string>;
  values: Values;
}

/** Version of the notes in the other build. */
export const OTHER_VERSION = '0123456789abcdef';

/**
 * Serves another build of the site, with another version of the notes whose dumps are changed by `change`. Returns a
 * function that stops serving it.
 */
export async function serveOtherBuild(
  context: BrowserContext,
  change: (dump: Dump) => void,
): Promise<() => Promise<void>> {
  const versions = async (route: Route): Promise<void> => {
    const current = (await (await route.fetch()).json()) as Record<string, string>;
    if (current['notes'] === undefined) throw new Error('There is no version of the collection "notes".');
    await route.fulfill({ json: { ...current, notes: OTHER_VERSION } });
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

/** Changes fields of a row, and its hash. */
export function changeRow({ values }: Dump, row: number, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries({ ...fields, __hash: `other-${row}` })) {
    const list = values[name];
    if (list && row in list) list[row] = value;
  }
}

/** Adds a copy of the first row with other values in some fields. */
export function addRow({ values }: Dump, fields: Record<string, string>): void {
  for (const [name, list] of Object.entries(values)) list.push(fields[name] ?? list[0] ?? null);
}
