import { buildContent, createDumps, openSqlite } from '@recto/content/node';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleModule } from './bundle-module.ts';
import config from './content.config.ts';
import { writePages } from './pages.ts';

const WORKER = join(import.meta.dirname, '..', '..', 'packages', 'content', 'src', 'client', 'worker.ts');

/** Download sizes of the first client query, compressed with brotli. */
export interface ClientBytes {
  pages: number;
  kilobytes: Record<'script' | 'webassembly' | 'rows' | 'all', number>;
}

/** Measures the download of the first client query without bodies: the worker, SQLite and the index of the rows. */
export async function measureClient(pages: number): Promise<ClientBytes> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-client-'));
  try {
    const [root, output] = [join(folder, 'content'), join(folder, 'content.sqlite')];
    await writePages(root, pages);
    await buildContent({ config, root, output, threads: 0 });
    const store = openSqlite(output);
    const rows = Buffer.from(await createDumps(store).dump('docs', { part: 'index' }));
    await store.close();
    const files = await bundleModule(WORKER, join(folder, 'worker'));
    const sizes = {
      script: kilobytes(files.filter((file) => file.endsWith('.js'))),
      webassembly: kilobytes(files.filter((file) => file.endsWith('.wasm'))),
      rows: brotliCompressSync(rows).byteLength / 1000,
    };
    return { pages, kilobytes: { ...sizes, all: sizes.script + sizes.webassembly + sizes.rows } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).byteLength, 0) / 1000;
}
