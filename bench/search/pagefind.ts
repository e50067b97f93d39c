import { escapeHtml } from '@recto/content';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Corpus } from './corpus.ts';
import { brotliKilobytes, listKeystrokes, summarise, timeEach } from './measured.ts';
import type { Measured } from './measured.ts';

/** The client that Pagefind writes beside its index. */
interface Client {
  options: (options: { basePath: string }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<unknown> }[] }>;
}

const BASE = 'http://site.test/';
/** The scripts that a browser loads; the others are user interfaces. */
const SCRIPTS = ['pagefind.js', 'pagefind-worker.js'];
const RESULT_COUNT = 10;

/** Maximum time to build an index, in minutes. */
export const MAX_MINUTES = 10;

/**
 * Measures Pagefind. Its index files are already compressed; its scripts are compressed to measure them. Returns
 * `undefined` if the index is not finished in time.
 */
export async function measurePagefind(corpus: Corpus): Promise<Measured | undefined> {
  const site = mkdtempSync(join(tmpdir(), 'recto-bench-pagefind-'));
  const folder = join(site, 'pagefind');
  const originalFetch = globalThis.fetch;
  try {
    writePages(corpus, site);
    const start = performance.now();
    if (!(await buildIndex(site, folder))) return undefined;
    const buildSeconds = (performance.now() - start) / 1000;
    const codeKilobytes = SCRIPTS.reduce((sum, file) => sum + brotliKilobytes(readFileSync(join(folder, file))), 0);
    let loadedKilobytes = 0;
    globalThis.fetch = async (url) => {
      const [file = ''] = new Request(url).url.slice(BASE.length).split('?');
      const bytes = readFileSync(join(folder, file));
      loadedKilobytes += bytes.byteLength / 1000;
      return new Response(bytes);
    };
    /** Opens a client without cached data: the query string makes Node load the module again. */
    const open = async (number: number): Promise<Client> => {
      const client = (await import(`${pathToFileURL(join(folder, 'pagefind.js')).href}?${number}`)) as Client;
      await client.options({ basePath: BASE });
      await client.init();
      return client;
    };
    const firstKilobytes: number[] = [];
    let missed = 0;
    for (const [number, query] of corpus.queries.entries()) {
      loadedKilobytes = 0;
      const client = await open(number);
      if ((await loadResults(client, query)) === 0) missed += 1;
      firstKilobytes.push(codeKilobytes + loadedKilobytes);
    }
    const client = await open(-1);
    for (const query of listKeystrokes(corpus.queries)) await loadResults(client, query);
    const times = await timeEach(listKeystrokes(corpus.queries), (query) => loadResults(client, query));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.pf_\w+$/u.test(file));
    return {
      system: 'Pagefind',
      buildSeconds,
      indexKilobytes: files.reduce((sum, file) => sum + readFileSync(join(folder, file)).byteLength / 1000, 0),
      files: files.length,
      codeKilobytes,
      firstKilobytes: summarise(firstKilobytes),
      keystrokeMilliseconds: summarise(times),
      missed,
    };
  } finally {
    globalThis.fetch = originalFetch;
    rmSync(site, { recursive: true });
  }
}

/** Searches and loads the data of the results that a page would show. Returns the number of all results. */
async function loadResults(client: Client, query: string): Promise<number> {
  const { results } = await client.search(query);
  await Promise.all(results.slice(0, RESULT_COUNT).map((result) => result.data()));
  return results.length;
}

/** Writes each page as an HTML file. */
function writePages({ sections }: Corpus, site: string): void {
  for (const [url, pageSections] of Map.groupBy(sections, ({ id }) => id.split('#')[0] ?? '')) {
    const text = pageSections.map(({ id, title, level, content }) => {
      const anchor = id.split('#')[1];
      const heading = `<h${level}${anchor === undefined ? '' : ` id="${anchor}"`}>${escapeHtml(title)}</h${level}>`;
      return `${heading}<p>${escapeHtml(content)}</p>`;
    });
    const file = join(site, url, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<html lang="en"><body>${text.join('')}</body></html>`);
  }
}

/** Runs the Pagefind command on a folder; returns whether it finished in time. */
async function buildIndex(site: string, folder: string): Promise<boolean> {
  const runner = fileURLToPath(new URL('runner/bin.cjs', import.meta.resolve('pagefind')));
  const child = spawn(process.execPath, [runner, '--site', site, '--output-path', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group, because the runner starts the real program, which has to be stopped with it.
    detached: true,
  });
  let isInTime = true;
  const timer = setTimeout(() => {
    isInTime = false;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, MAX_MINUTES * 60_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  if (isInTime && code !== 0) throw new Error('Pagefind could not build its index.');
  return isInTime;
}
