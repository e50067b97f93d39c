import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearcher } from '../../packages/content/src/search/find/create-searcher.ts';
import type { SearchSource } from '../../packages/content/src/search/find/create-searcher.ts';
import { buildSearchParts } from '../../packages/content/src/search/parts/build-search-parts.ts';
import type { BuildPartsOptions } from '../../packages/content/src/search/parts/build-search-parts.ts';
import { indexPages } from './index-pages.ts';
import { bundleModule } from '../engine/bundle-module.ts';
import type { Corpus } from './corpus.ts';
import { brotliKilobytes, FAST_BROTLI_QUALITY, listKeystrokes, summarise, timeEach } from './measured.ts';
import type { Measured } from './measured.ts';

const HASHED: BuildPartsOptions = { hash: (text) => hash('sha256', text) };

const CLIENT = join(import.meta.dirname, '../../packages/content/src/client/search.ts');

/** Measures the search of Recto. */
export async function measureRecto({ sections, queries }: Corpus): Promise<Measured> {
  const start = performance.now();
  const { root, files } = await buildSearchParts(
    [{ collection: 'docs', pages: indexPages(sections, 'en') }],
    'en',
    HASHED,
  );
  const buildSeconds = (performance.now() - start) / 1000;
  const completeRoot = { ...root, version: '0123456789ab', translated: '' };
  const rootKilobytes = brotliKilobytes(JSON.stringify(completeRoot));
  const codeKilobytes = await measureCode();

  /** Creates a searcher with an empty cache, and a function that returns the size of what it has loaded. */
  const open = () => {
    const loaded = new Set<string>();
    const part: SearchSource['part'] = async (_, name) => {
      loaded.add(name);
      return files.get(name) ?? '';
    };
    const searcher = createSearcher({ source: { root: async () => completeRoot, part }, locale: 'en', fallback: 'en' });
    const kilobytes = () => [...loaded].reduce((sum, name) => sum + brotliKilobytes(files.get(name) ?? ''), 0);
    return { searcher, kilobytes };
  };

  const firsts: number[] = [];
  let missed = 0;
  for (const query of queries) {
    const { searcher, kilobytes } = open();
    const { count } = await searcher.search(query);
    if (count === 0) missed += 1;
    firsts.push(codeKilobytes + rootKilobytes + kilobytes());
  }
  const { searcher } = open();
  for (const query of listKeystrokes(queries)) await searcher.search(query);
  const times = await timeEach(listKeystrokes(queries), (query) => searcher.search(query));
  const sizes = Array.from(files.values(), (text) => brotliKilobytes(text, FAST_BROTLI_QUALITY));
  return {
    system: 'Recto',
    buildSeconds,
    indexKilobytes: rootKilobytes + sizes.reduce((sum, size) => sum + size, 0),
    files: files.size + 1,
    codeKilobytes,
    firstKilobytes: summarise(firsts),
    keystrokeMilliseconds: summarise(times),
    missed,
  };
}

/** Size of the client and its worker, bundled like in the build of a site. */
async function measureCode(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-search-'));
  try {
    await bundleModule(CLIENT, folder);
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    return scripts.reduce((sum, file) => sum + brotliKilobytes(readFileSync(join(folder, file))), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
