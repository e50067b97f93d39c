import MiniSearch from 'minisearch';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Corpus } from './corpus.ts';
import { brotliKilobytes, FAST_BROTLI_QUALITY, listKeystrokes, summarise, timeEach } from './measured.ts';
import type { Measured } from './measured.ts';

const OPTIONS = {
  fields: ['title', 'titles', 'content'],
  storeFields: ['title', 'titles', 'content'],
  searchOptions: { boost: { title: 4, titles: 2 }, prefix: true, fuzzy: 0.2 },
};

/** Measures a single index that contains the texts, as in documentation tools. It is loaded before the first result. */
export async function measureMiniSearch({ sections, queries }: Corpus): Promise<Measured> {
  const start = performance.now();
  const built = new MiniSearch(OPTIONS);
  built.addAll(sections.map((section) => ({ ...section, titles: section.titles.join(' ') })));
  const text = JSON.stringify(built);
  const buildSeconds = (performance.now() - start) / 1000;
  const codeKilobytes = brotliKilobytes(readFileSync(fileURLToPath(import.meta.resolve('minisearch'))));
  const indexKilobytes = brotliKilobytes(text, FAST_BROTLI_QUALITY);
  const index = MiniSearch.loadJSON(text, OPTIONS);
  const times = await timeEach(listKeystrokes(queries), (query) => index.search(query));
  return {
    system: 'MiniSearch',
    buildSeconds,
    indexKilobytes,
    files: 1,
    codeKilobytes,
    firstKilobytes: { mean: codeKilobytes + indexKilobytes, max: codeKilobytes + indexKilobytes },
    keystrokeMilliseconds: summarise(times),
    missed: queries.filter((query) => index.search(query).length === 0).length,
  };
}
