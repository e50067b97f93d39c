/** The worker that contains the database of a browser, so that the page is never blocked. */
import { ContentError } from '../errors.ts';
import { fetchSqlite } from '../store/load-wasm.ts';
import { withTabLock } from './with-tab-lock.ts';
import { createBrowserEngine } from './browser-engine.ts';
import { openSnapshotStorage } from './snapshot-storage.ts';
import type { WorkerReply, WorkerQuery } from './worker-protocol.ts';
import { Unavailable, unavailable } from './unavailable.ts';

const runQuery = createBrowserEngine({
  fetchSqlite,
  openSnapshotStorage: (site) => openSnapshotStorage(`recto-content ${site}`),
  withLock: (name, work) => withTabLock(`recto-content ${name}`, work),
  async fetchText(url, cache) {
    const response = await fetch(url, cache && { cache });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return await response.text();
  },
});

addEventListener('message', ({ data }: MessageEvent<WorkerQuery>) => {
  void reply(data);
});

async function reply({ id, query, build, content }: WorkerQuery): Promise<void> {
  const message: WorkerReply = await runQuery(query, build, content).then(
    (rows) => ({ id, rows }),
    (error: unknown) => toReply(id, error),
  );
  postMessage(message);
}

function toReply(id: number, error: unknown): WorkerReply {
  if (error instanceof ContentError) {
    const { code, message, hint } = error;
    return { id, error: { code, message, hint } };
  }
  const { reason, message } = error instanceof Unavailable ? error : unavailable('engine', error);
  return { id, unavailable: { reason, message } };
}
