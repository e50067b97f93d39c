/** npm run bench:dev: measures how fast `recto dev` starts and shows edits. Prints tables and writes JSON. */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/packed/ensure-installed.ts';
import { measureEdits } from './measure-edits.ts';
import type { EditTimes } from './measure-edits.ts';
import { measureStarts } from './measure-starts.ts';
import type { Start } from './measure-starts.ts';
import { prepareSites } from './sites.ts';

const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    runs: { type: 'string', default: '5' },
    edits: { type: 'string', default: '7' },
    pages: { type: 'string', default: '1000' },
    only: { type: 'string', default: 'starts,edits' },
    installed: { type: 'string' },
    output: { type: 'string', default: join(import.meta.dirname, '..', 'results', 'dev.json') },
  },
});

const parts = values.only.split(',');
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say('Installing the packed packages');
const sites = await prepareSites(values.installed ?? (await ensureInstalled()), Number(values.pages));
const browser = await chromium.launch({
  ...(values.browser !== undefined && { executablePath: values.browser }),
  args: ['--no-sandbox'],
});
try {
  const starts = parts.includes('starts')
    ? await measureStarts(sites, { runs: Number(values.runs), browser, say })
    : undefined;
  const edits: Record<string, Record<string, EditTimes>> = {};
  for (const site of parts.includes('edits') ? sites : []) {
    edits[site.name] = await measureEdits(site, { edits: Number(values.edits), browser, say });
  }
  const report = {
    machine: { node: process.version, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) },
    starts,
    edits,
  };
  mkdirSync(join(values.output, '..'), { recursive: true });
  writeFileSync(values.output, `${JSON.stringify(report, null, 2)}\n`);
  for (const [site, { cold, warm }] of Object.entries(starts ?? {})) {
    print(`Start, ${site}: seconds`, ['listening', 'first page', 'loaded', 'CPU time'], {
      cold: inSeconds(cold),
      warm: inSeconds(warm),
    });
  }
  for (const [site, times] of Object.entries(edits)) {
    const rows: Record<string, string[]> = {};
    for (const [kind, { median, maximum }] of Object.entries(times)) rows[kind] = [median.toFixed(), maximum.toFixed()];
    print(`Edits, ${site}: milliseconds until the open page shows them`, ['median', 'maximum'], rows);
  }
} finally {
  await browser.close();
}

function inSeconds({ listening, firstResponse, loaded, cpuSeconds }: Start): string[] {
  return [listening / 1000, firstResponse / 1000, loaded / 1000, cpuSeconds].map((seconds) => seconds.toFixed(2));
}

function print(title: string, columns: readonly string[], rows: Readonly<Record<string, readonly string[]>>): void {
  const line = (name: string, cells: readonly string[]): string =>
    name.padEnd(16) + cells.map((cell) => cell.padStart(12)).join('');
  const lines = Object.entries(rows).map(([name, cells]) => line(name, cells));
  process.stdout.write(`\n${[title, line('', columns), ...lines].join('\n')}\n`);
}
