/**
 * npm run bench:search: measures the search, compared with Pagefind and a plain MiniSearch index. Prints tables and
 * writes JSON.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatePages, readManuals, readPostgres } from './corpus.ts';
import type { Corpus } from './corpus.ts';
import { measureKeystrokeCost } from './keystroke-cost.ts';
import type { Measured } from './measured.ts';
import { measureMiniSearch } from './minisearch.ts';
import { measurePagefind, MAX_MINUTES } from './pagefind.ts';
import { measureRecto } from './recto.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    'no-postgres': { type: 'boolean', default: false },
    'no-page': { type: 'boolean', default: false },
    output: { type: 'string', default: join(import.meta.dirname, '..', 'results', 'search.json') },
  },
});

const SYSTEMS = [measureRecto, measurePagefind, measureMiniSearch];
const sizes = values.pages.split(',').filter((size) => size !== '');
const corpora: (() => Corpus)[] = [
  ...(values['no-postgres'] ? [] : [readPostgres, readManuals]),
  ...sizes.map((size) => () => generatePages(Number(size))),
];

/** Corpora for which Pagefind did not finish its index in time. */
const unfinished: string[] = [];
const report: { name: string; pages: number; sections: number; systems: Measured[] }[] = [];
for (const open of corpora) {
  const corpus = open();
  const { name, pages, sections } = corpus;
  const systems: Measured[] = [];
  for (const measure of SYSTEMS) {
    process.stderr.write(`${name}: ${measure.name.slice('measure'.length)}\n`);
    const measured = await measure(corpus);
    if (measured) systems.push(measured);
    else unfinished.push(name);
  }
  report.push({ name, pages, sections: sections.length, systems });
  print(`${name}: ${pages} pages, ${sections.length} sections, ${corpus.queries.length} queries`, systems);
}

if (unfinished.length > 0)
  console.warn(`\nPagefind did not finish within ${MAX_MINUTES} minutes: ${unfinished.join(', ')}`);

const typed = values['no-page'] ? undefined : values['no-postgres'] ? generatePages(1000) : readManuals();
const page = typed && (await measureKeystrokeCost(typed));
if (page) {
  const { keystrokes, milliseconds, longestTask, shownAfter } = page;
  console.warn(
    `\nOne keystroke in the search of this website, over ${typed.sections.length} sections: ${keystrokes} keystrokes`,
  );
  for (const [name, { median, max }] of [
    ['all main thread tasks', milliseconds],
    ['longest task', longestTask],
    ['until results are shown', shownAfter],
  ] as const) {
    console.warn(`${pad(name, 0)}median ${median.toFixed(1)} ms, maximum ${max.toFixed(1)} ms`);
  }
}

const machine = { node: process.version, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) };
mkdirSync(join(values.output, '..'), { recursive: true });
writeFileSync(values.output, `${JSON.stringify({ machine, search: report, unfinished, page }, null, 2)}\n`);

function print(title: string, systems: readonly Measured[]): void {
  const rows: [string, (one: Measured) => string][] = [
    ['first ten results, mean', ({ firstKilobytes: { mean } }) => `${mean.toFixed(1)} kB`],
    ['first ten results, maximum', ({ firstKilobytes: { max } }) => `${max.toFixed(1)} kB`],
    ['script in these', ({ codeKilobytes }) => `${codeKilobytes.toFixed(1)} kB`],
    ['one keystroke, median', ({ keystrokeMilliseconds: { median } }) => `${median.toFixed(1)} ms`],
    ['one keystroke, maximum', ({ keystrokeMilliseconds: { max } }) => `${max.toFixed(1)} ms`],
    ['index', ({ indexKilobytes }) => `${indexKilobytes.toFixed(0)} kB`],
    ['files', ({ files }) => String(files)],
    ['build', ({ buildSeconds }) => `${buildSeconds.toFixed(1)} s`],
    ['queries without a result', ({ missed }) => String(missed)],
  ];
  console.warn(`\n${title}`);
  console.warn(['', ...systems.map(({ system }) => system)].map((cell, column) => pad(cell, column)).join(''));
  for (const [name, cell] of rows) {
    console.warn([name, ...systems.map((one) => cell(one))].map((text, column) => pad(text, column)).join(''));
  }
}

function pad(text: string, column: number): string {
  return column === 0 ? text.padEnd(28) : text.padStart(14);
}
