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
  /** Marks of tables that only the original has, if this is a translation. */
  missing: string[];
  /** Marks of tables that only this translation has. */
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
  const urlByType = urlsOf(originals);
  const documents: Document[] = [];
  for (const original of originals) {
    const tables = await Promise.all(
      original.tables.map(async ({ mark }) => await tableFor(mark, urlByType, original)),
    );
    const textsAndCells = original.tables.map(({ text }, index) => [text, tables[index] ?? []] as const);
    const translations = pages.filter(({ locale, path }) => locale !== ORIGINAL && path === original.path);
    if (tables.length > 0) documents.push(buildDocument(original, textsAndCells));
    for (const page of translations) {
      if (await isOutdated(page, original)) continue;
      if (tables.length + page.tables.length > 0) documents.push(buildTranslation(page, original, tables));
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
  const outdatedError = `${file}: The options do not match the code. Run "npm run options".`;
  const missingErrors = missing.map(
    (mark) =>
      `${file}: A table is missing. Insert <!-- options ${mark} --> and <!-- /options --> on separate lines, and run "npm run options".`,
  );
  const unexpectedErrors = unexpected.map((mark) => `${file}: The original has no table of ${mark}. Remove it.`);
  return [...(text === expected ? [] : [outdatedError]), ...missingErrors, ...unexpectedErrors];
}

function buildTranslation(page: Page, original: Page, tables: readonly Cells[]): Document {
  const byMark = new Map(original.tables.map(({ mark }, index) => [mark, tables[index] ?? []]));
  const document = buildDocument(
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

/** Builds the document of a page. Existing header rows are kept unless their number of columns has changed. */
function buildDocument({ locale, path, text, tables }: Page, cells: readonly (readonly [string, Cells])[]): Document {
  const rendered = cells.map(([oldText, [head = [], ...rows]]) => {
    const [oldHead = []] = parseTable(oldText);
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

/** Builds the table for a mark. Types that have their own tables are links to these. */
async function tableFor(text: string, urlByType: ReadonlyMap<string, string>, page: Page): Promise<Cells> {
  const mark = parseMark(text);
  const rows = await readOptions(mark);
  const pageUrl = urlOf(page);
  const linked = rows.map(({ type, details, ...row }) => {
    const isDetailed = details !== undefined && urlByType.has(details.name);
    const name = isDetailed
      ? details.name
      : type?.match(/[A-Z]\w+/gu)?.find((one) => one !== mark.name && urlByType.has(one));
    if (type === undefined || name === undefined) return { ...row, ...(type !== undefined && { type }) };
    const url = urlByType.get(name) ?? '';
    const target = url.startsWith(`${pageUrl}#`) ? url.slice(pageUrl.length) : url;
    return { ...row, type: `[${isDetailed ? details.type : type}](${target})` };
  });
  return buildTable(linked, mark.isReceived);
}

/** URLs of the tables, by the name of their type. If a type has several tables, the first counts. */
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
