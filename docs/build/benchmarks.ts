import { childrenOf, isElement } from '@recto/content';
import type { Transformer, TreeElement, TreeNode } from '@recto/content';
import type { BenchResults } from '../benchmarks/bench-results.ts';
import measured from '../benchmarks/peers.json' with { type: 'json' };
import type { Bar } from '../components/content/benchmark-chart.tsx';
import { findFigure, findMaxPages, formatFigure } from './find-figure.ts';

/** Inserts figures of the last published benchmark into pages, so that the text contains no hard-coded figures. */
export const benchmarks = insertFigures(measured);

/**
 * Creates a transformer that replaces these components:
 * - `:benchmark{system="recto" figure="cold.seconds" pages="1000"}` becomes a number. Without `pages`, it is the
 *   number for the largest measured site, and `:benchmark-pages` with the same properties becomes the number of pages
 *   of that site.
 * - `:benchmark-value{of="date"}` becomes the date, the number of runs, or a property of the machine.
 * - `::benchmark-table{figures="cold.seconds cold.peakBytes:MB"}` contains the header of a table: system, pages, and a
 *   column for each figure. A row is added for each system and size.
 * - `::benchmark-chart{figure="visit.untouchedBytes:kB" pages="1000" unit="kB"}` compares all systems, the smallest
 *   figure first.
 * - `::benchmark-versions` contains the header of a table: system and version. Only measured systems have a row.
 */
export function insertFigures(results: BenchResults): Transformer {
  return {
    name: 'benchmarks',
    extensions: ['md'],
    transform(document, { file }) {
      const [language = ''] = file.split('/');
      const nodes = document.body.nodes.map((node) => replace(node, { results, language }));
      return { ...document, body: { ...document.body, nodes } };
    },
  };
}

interface Context {
  results: BenchResults;
  language: string;
}

const REPLACEMENTS: Readonly<Record<string, (element: TreeElement, context: Context) => TreeNode>> = {
  benchmark: renderFigure,
  'benchmark-pages': ([, props], { results, language }) =>
    formatFigure(
      findMaxPages(results, { system: requireText(props, 'system'), figure: requireText(props, 'figure') }),
      language,
    ),
  'benchmark-value': ([, props], { results }) => {
    const { date, runs, machine } = results;
    const values: Record<string, string | number> = { ...machine, date, runs };
    const value = values[requireText(props, 'of')];
    if (value === undefined) throw new Error(`The benchmark has no value "${requireText(props, 'of')}".`);
    return String(value);
  },
  'benchmark-table': (element, context) => fillTable(element, listRows(element, context)),
  'benchmark-chart': (element, context) => [element[0], { ...element[1], bars: listBars(element, context) }],
  'benchmark-versions': (element, { results: { systems, results } }) => {
    const measured = systems.filter(({ name }) => results.some(({ system }) => system === name));
    // All variants of a system have the same version.
    return fillTable(element, [
      ...new Map(measured.map(({ title, version }) => [title.split(',')[0] ?? title, version])),
    ]);
  },
};

function replace(node: TreeNode, context: Context): TreeNode {
  if (!isElement(node)) return node;
  const [tag, props, ...children] = node;
  const render = Object.hasOwn(REPLACEMENTS, tag) ? REPLACEMENTS[tag] : undefined;
  return render ? render(node, context) : [tag, props, ...children.map((child) => replace(child, context))];
}

function renderFigure([, props]: TreeElement, { results, language }: Context): string {
  const query = { system: requireText(props, 'system'), figure: requireText(props, 'figure') };
  const pages = props['pages'] === undefined ? findMaxPages(results, query) : Number(props['pages']);
  const value = findFigure(results, { ...query, pages });
  if (value === undefined) {
    throw new Error(`The benchmark has no ${query.figure} of "${query.system}" with ${pages} pages.`);
  }
  return formatFigure(value, language);
}

/** Lists rows by size, then in the order of the systems. A system without any of the figures has no row. */
function listRows([, props]: TreeElement, { results, language }: Context): string[][] {
  const figures = requireText(props, 'figures').split(' ');
  const sizes = [...new Set(results.results.map(({ pages }) => pages))].sort((a, b) => a - b);
  return sizes.flatMap((pages) =>
    results.systems.flatMap(({ name, title }) => {
      const values = figures.map((figure) => findFigure(results, { system: name, figure, pages }));
      if (values.every((value) => value === undefined)) return [];
      const cells = values.map((value) => (value === undefined ? '–' : formatFigure(value, language)));
      return [[title, formatFigure(pages, language), ...cells]];
    }),
  );
}

/** Lists the systems for which a figure was measured with one size, the smallest figure first. */
function listBars([, props]: TreeElement, { results, language }: Context): Bar[] {
  const query = { figure: requireText(props, 'figure'), pages: Number(requireText(props, 'pages')) };
  const measured = results.systems
    .flatMap(({ name, title }) => {
      const value = findFigure(results, { ...query, system: name });
      return value === undefined ? [] : [{ name, title, value }];
    })
    .sort((a, b) => a.value - b.value);
  const longest = measured.at(-1)?.value;
  if (longest === undefined) throw new Error(`The benchmark has no ${query.figure} with ${query.pages} pages.`);
  return measured.map(({ name, title, value }) => ({
    title,
    label: `${formatFigure(value, language)} ${requireText(props, 'unit')}`,
    length: Math.round((1000 * value) / longest) / 10,
    isOwn: name.startsWith('recto'),
  }));
}

/** Adds rows to the table that the element contains. Cells are aligned like the header cells. */
function fillTable(element: TreeElement, rows: readonly (readonly string[])[]): TreeNode {
  const table = findElement(element, 'table');
  const head = table && findElement(table, 'thead');
  const headerCells = head ? childrenOf(findElement(head, 'tr') ?? head).filter((node) => isElement(node)) : [];
  if (!head || rows.some(({ length }) => length !== headerCells.length)) {
    throw new Error(`"${element[0]}" must contain the header of a table, with one cell for each column.`);
  }
  const body = rows.map((cells): TreeElement => [
    'tr',
    {},
    ...cells.map((cell, column): TreeElement => ['td', headerCells[column]?.[1] ?? {}, cell]),
  ]);
  return ['table', {}, head, ['tbody', {}, ...body]];
}

function findElement(parent: TreeElement, tag: string): TreeElement | undefined {
  return childrenOf(parent).find((child): child is TreeElement => isElement(child) && child[0] === tag);
}

function requireText(props: TreeElement[1], name: string): string {
  const value = props[name];
  if (typeof value !== 'string') throw new Error(`A benchmark component has no "${name}".`);
  return value;
}
