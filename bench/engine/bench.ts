/** npm run bench:engine: measures the content engine with 1,000 and 10,000 pages. Prints a table and writes JSON. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { median } from '../median.ts';
import { bundleModule } from './bundle-module.ts';
import { measureClient } from './client-bytes.ts';
import { pageFile, renderPage, writePages } from './pages.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    output: { type: 'string', default: join(import.meta.dirname, '..', 'results', 'engine.json') },
  },
});
const sizes = values.pages.split(',').map(Number);

/** Number of repetitions of short measurements, of which the median is used. */
const REBUILDS = 5;
const STARTS = 5;
const BUILD = join(import.meta.dirname, 'build-once.ts');
const QUERIES = 2000;

interface Figures {
  pages: number;
  pageKilobytes: number;
  coldBuildSeconds: number;
  pagesPerSecond: number;
  peakMegabytes: number;
  rebuildSeconds: number;
  firstResponseMilliseconds: number;
  queryMilliseconds: number;
}

const results: Figures[] = [];
for (const pages of sizes) results.push(await measure(pages));
const client = await measureClient(1000);

const report = {
  machine: { node: process.version, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) },
  engine: results,
  client,
};
mkdirSync(join(values.output, '..'), { recursive: true });
writeFileSync(values.output, `${JSON.stringify(report, null, 2)}\n`);
print(report);

async function measure(pages: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));
  const [root, output] = [join(folder, 'content'), join(folder, 'built', 'content.sqlite')];
  try {
    say(`${pages} pages: writing`);
    await writePages(root, pages);
    say(`${pages} pages: cold build`);
    const cold = await run<Built>(BUILD, root, output);
    const rebuilds: Built[] = [];
    for (let time = 1; time <= REBUILDS; time += 1) {
      say(`${pages} pages: rebuild ${time} of ${REBUILDS}`);
      appendFileSync(pageFile(root, Math.ceil(pages / 2)), `\nEdited ${time} times.\n`);
      rebuilds.push(await run<Built>(BUILD, root, output));
    }
    // Bundled, because a deployed server is a bundle, too.
    const [server = ''] = await bundleModule(join(import.meta.dirname, 'measure-query.ts'), join(folder, 'server'), {
      ssr: true,
    });
    const queryTimes: QueryTimes[] = [];
    for (let time = 1; time <= STARTS; time += 1) {
      say(`${pages} pages: start ${time} of ${STARTS}`);
      queryTimes.push(await run<QueryTimes>(server, output, `/section/page-${pages}`, String(QUERIES)));
    }
    return {
      pages,
      pageKilobytes: Buffer.byteLength(renderPage(1)) / 1000,
      coldBuildSeconds: cold.milliseconds / 1000,
      pagesPerSecond: pages / (cold.milliseconds / 1000),
      peakMegabytes: cold.megabytes,
      rebuildSeconds: (median(rebuilds.map(({ milliseconds }) => milliseconds)) ?? Number.NaN) / 1000,
      firstResponseMilliseconds: median(queryTimes.map(({ first }) => first)) ?? Number.NaN,
      queryMilliseconds: median(queryTimes.flatMap(({ durations }) => durations)) ?? Number.NaN,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Built {
  milliseconds: number;
  megabytes: number;
}

interface QueryTimes {
  first: number;
  durations: number[];
}

/** Runs a measurement in a new process, so that it does not profit from an earlier one. */
async function run<Result>(script: string, ...parameters: string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout) as Result;
}

function say(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  else process.stderr.write(`${text}\n`);
}

function print({ engine }: typeof report): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  const [few, many] = [engine[0], engine.at(-1)];
  const lines: string[][] = [
    ['', ...engine.map(({ pages }) => `${pages} pages`), 'target'],
    ['cold build', ...engine.map((one) => `${one.coldBuildSeconds.toFixed(1)} s`), 'linear'],
    ['pages per second', ...engine.map((one) => one.pagesPerSecond.toFixed(0)), ''],
    ['peak memory', ...engine.map((one) => `${one.peakMegabytes.toFixed(0)} MB`), 'under 700 MB'],
    ['rebuild after one edit', ...engine.map((one) => `${one.rebuildSeconds.toFixed(2)} s`), 'under 1.5 s'],
    [
      'start to first response',
      ...engine.map((one) => `${one.firstResponseMilliseconds.toFixed(0)} ms`),
      'under 200 ms',
    ],
    ['query by path', ...engine.map((one) => `${one.queryMilliseconds.toFixed(3)} ms`), 'under 0.2 ms'],
  ];
  const columns = engine.length + 2;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.warn(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    );
  }
  if (few && many && few !== many) {
    const ratio = (a: number, b: number): string => (b / a).toFixed(2);
    console.warn(
      `\n${many.pages / few.pages} times the pages take ${ratio(few.coldBuildSeconds, many.coldBuildSeconds)} times as long ` +
        `and ${ratio(few.peakMegabytes, many.peakMegabytes)} times the memory (at most 1.5).`,
    );
  }
  console.warn(
    `\nFirst client query of ${client.pages} pages, without bodies, brotli: ${Object.entries(client.kilobytes)
      .map(([name, size]) => `${name} ${size.toFixed(1)} kB`)
      .join(', ')} (at most 500 kB in all).`,
  );
}
