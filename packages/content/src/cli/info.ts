import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { commonFields } from '../collections/common-fields.ts';
import { measureStore } from '../store/measure-store.ts';
import type { CollectionMeasures } from '../store/measure-store.ts';
import { pathsIn } from './command.ts';
import type { Run } from './command.ts';
import { count } from './render-error.ts';
import { openDatabase } from './open-database.ts';
import type { PathOptions } from './paths.ts';
import { showPath } from './paths.ts';
import { renderTable } from './table.ts';
import { columnsOf, paint, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { visibleJson } from './visible-text.ts';

const VERSION_DIGITS = 16;

interface Info {
  database: { file: string; size: number; version: string; rows: number };
  collections: (Omit<CollectionMeasures, 'columns'> & { type: 'page' | 'data' })[];
}

/** `recto info`: prints the sizes of collections and of the database. */
export const runInfo: Run = async (input, terminal) => {
  const { info, note } = await readInfo(pathsIn(input), terminal.folder);
  if (input.values['json'] === true) print(terminal.out, visibleJson(info));
  else printInfo(info, terminal, note);
  return 0;
};

async function readInfo(options: PathOptions, folder: string): Promise<{ info: Info; note: string }> {
  const { store, file, note } = openDatabase(options, folder);
  try {
    const collections = (await measureStore(store)).map(({ columns, ...measures }) => ({
      ...measures,
      type: commonFields('page').every((field) => Object.hasOwn(columns, field))
        ? ('page' as const)
        : ('data' as const),
    }));
    const version = hashVersions(collections);
    const rows = collections.reduce((sum, one) => sum + total(one.rows), 0);
    const database = { file: showPath(file, folder), size: statSync(file).size, version, rows };
    return { info: { database, collections }, note };
  } finally {
    await store.close();
  }
}

/** Hash of the contents of the database, independent of the order of writing. */
function hashVersions(collections: Info['collections']): string {
  const versions = collections.map(({ name, version }) => [name, version]);
  return createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, VERSION_DIGITS);
}

function printInfo({ database, collections }: Info, terminal: Terminal, note: string): void {
  const { out, env } = terminal;
  const columns = [
    { name: 'collection' },
    { name: 'type' },
    { name: 'rows', align: 'end' as const },
    { name: 'languages' },
    { name: 'table', align: 'end' as const },
    { name: 'bodies', align: 'end' as const },
    { name: 'version' },
  ];
  const cells = collections.map(({ name, type, rows, size, bodies, version }) => [
    name,
    type,
    String(total(rows)),
    showLanguages(rows),
    formatBytes(size),
    type === 'page' ? formatBytes(bodies) : '',
    version,
  ]);
  const [heads = '', rule = '', ...lines] = renderTable(columns, cells, columnsOf(out, env)).lines;
  print(out, [paint(out, env, 'bold', heads), paint(out, env, 'dim', rule), ...lines].join('\n'));
  const contents = `${count(database.rows, 'row')}, ${formatBytes(database.size)}, version ${database.version}`;
  print(out, `\n${database.file}${note}: ${contents}`);
}

function total(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, one) => sum + one, 0);
}

function showLanguages(rows: Record<string, number>): string {
  return Object.entries(rows)
    .filter(([locale]) => locale !== '')
    .map(([locale, number]) => `${locale} ${number}`)
    .join(', ');
}

/** Formats a size as `1.2 kB`, with units of 1000. */
export function formatBytes(bytes: number): string {
  const units = ['kB', 'MB', 'GB'];
  let value = bytes / 1000;
  // A value that would be rounded to 1000 uses the next unit.
  while (units.length > 1 && value >= 999.95) {
    value /= 1000;
    units.shift();
  }
  return bytes < 1000 ? `${bytes} B` : `${value.toFixed(1)} ${units[0]}`;
}
