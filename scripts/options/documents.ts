import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '../../packages/content/src/check/hash-source.ts';
import { parseFilePath } from '../../packages/content/src/parse/paths.ts';
import { createSlugger } from '../../packages/content/src/parse/slugger.ts';
import { parseMark, readOptions } from './mark.ts';
import { root } from './module.ts';
import { findTables, replaceTables } from './page.ts';
import type { PageTable } from './page.ts';
import { buildTable, parseTable, renderTable } from './table.ts';
import type { Cells } from './table.ts';
import { translateTable } from './translate-table.ts';

/** Locale of the original pages. */
const ORIGINAL = 'en';
const content = join(root, 'docs/content');

/** A documentation page, with its current text and the text with updated tables. */
export interface Document {
  /** Path from the root of the repository. */
  file: string;
  text: string;
  /** The text with updated tables. */
  expected: string;
  /** Tables of the original that a translation does not have. */
  missing: string[];
  /** Tables of a translation that its original does not have. */
  unexpected: string[];
}

interface Page {
  locale: string;
  /** Path below the locale folder. */
  path: string;
  text: string;
  tables: PageTable[];
}

/**
 * Reads every page that has a table of options, or should have one. Outdated translations are omitted: they show a
 * notice, and may have the tables of an older original.
 */
export async function readDocuments(pages: readonly Page[] = readPages()): Promise<Document[]> {
  const originals = pages.filter(({ locale }) => locale === ORIGINAL);
  const addresses = urlsOf(originals);
  const documents: Document[] = [];
  for (const original of originals) {
    const tables = await Promise.all(
      original.tables.map(async ({ mark }) => await tableFor(mark, addresses, original)),
    );
    const pairs = original.tables.map(({ text }, index) => [text, tables[index] ?? []] as const);
    const translations = pages.filter(({ locale, path }) => locale !== ORIGINAL && path === original.path);
    if (tables.length > 0) documents.push(describe(original, pairs));
    for (const page of translations) {
      if (await isOutdated(page, original)) continue;
      if (tables.length + page.tables.length > 0) documents.push(translate(page, original, tables));
    }
  }
  return documents;
}

async function isOutdated(page: Page, original: Page): Promise<boolean> {
  const [, hash] = /^sourceHash: "?(\w+)"?$/mu.exec(page.text) ?? [];
  return hash !== undefined && hash !== (await hashSource(original.text));
}

/** Lists the problems of a page, each with a hint. */
export function listProblems({ file, text, expected, missing, unexpected }: Document): string[] {
  const changed = `${file}: The options do not match the code. Run "npm run options".`;
  const absent = missing.map(
    (mark) =>
      `${file}: A table is missing. Insert <!-- options ${mark} --> and <!-- /options --> on separate lines, and run "npm run options".`,
  );
  const foreign = unexpected.map((mark) => `${file}: The original has no table of ${mark}. Remove it.`);
  return [...(text === expected ? [] : [changed]), ...absent, ...foreign];
}

function translate(page: Page, original: Page, tables: readonly Cells[]): Document {
  const byMark = new Map(original.tables.map(({ mark }, index) => [mark, tables[index] ?? []]));
  const document = describe(
    page,
    page.tables.map(({ mark, text }) => [
      text,
      byMark.has(mark) ? translateTable(byMark.get(mark) ?? [], parseTable(text)) : parseTable(text),
    ]),
  );
  const present = new Set(page.tables.map(({ mark }) => mark));
  return {
    ...document,
    missing: [...byMark.keys()].filter((mark) => !present.has(mark)),
    unexpected: [...present].filter((mark) => !byMark.has(mark)),
  };
}

/** Builds the document of a page. The existing header row of a table is kept, also in originals. */
function describe({ locale, path, text, tables }: Page, cells: readonly (readonly [string, Cells])[]): Document {
  const rendered = cells.map(([before, [head = [], ...rows]]) => {
    const [oldHead = []] = parseTable(before);
    return renderTable([oldHead.length === head.length ? oldHead : head, ...rows]);
  });
  const expected = tables.length === 0 ? text : replaceTables(text, rendered);
  return { file: join('docs/content', locale, path), text, expected, missing: [], unexpected: [] };
}

/** Lists the distinct marks of all original pages. */
export function listMarks(): string[] {
  const originals = readPages().filter(({ locale }) => locale === ORIGINAL);
  return [...new Set(originals.flatMap(({ tables }) => tables.map(({ mark }) => mark)))];
}

/** Builds the table for a mark. A type that has its own table is linked to it. */
async function tableFor(text: string, urls: ReadonlyMap<string, string>, page: Page): Promise<Cells> {
  const mark = parseMark(text);
  const rows = await readOptions(mark);
  const here = urlOf(page);
  const linked = rows.map(({ type, details, ...row }) => {
    const isDetailed = details !== undefined && urls.has(details.name);
    const name = isDetailed
      ? details.name
      : type?.match(/[A-Z]\w+/gu)?.find((one) => one !== mark.name && urls.has(one));
    if (type === undefined || name === undefined) return { ...row, ...(type !== undefined && { type }) };
    const address = urls.get(name) ?? '';
    const target = address.startsWith(`${here}#`) ? address.slice(here.length) : address;
    return { ...row, type: `[${isDetailed ? details.type : type}](${target})` };
  });
  return buildTable(linked, mark.isReceived);
}

function urlsOf(pages: readonly Page[]): Map<string, string> {
  const entries = pages.flatMap((page) =>
    page.tables.map(({ mark, heading }): [string, string] => [
      parseMark(mark).name,
      heading === '' ? urlOf(page) : `${urlOf(page)}#${createSlugger()(heading)}`,
    ]),
  );
  return new Map(entries.toReversed());
}

function urlOf({ locale, path }: Page): string {
  return parseFilePath(`${locale}/${path}`).path;
}

function readPages(): Page[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const [locale = '', ...path] = file.split('/');
      const text = readFileSync(join(content, file), 'utf8');
      return { locale, path: path.join('/'), text, tables: findTables(text) };
    });
}
