import { BASE } from '../../app/base-path.ts';
import { encodePath } from '../../app/page-paths.ts';
import { noteRead, recordReads, sharedReads } from './record-reads.ts';
import type { Recorded, Reads } from './record-reads.ts';
import { useRawFiles } from './raw-files.ts';
import type { ReadRawFile } from './raw-files.ts';

/** What the static export asks of the app. */
export interface StaticFiles {
  /** The folder that all paths begin with. */
  base: string;
  /** Every path of the site that becomes a file, islands aside. */
  list: () => Promise<Recorded<readonly string[]>>;
  /** The answer at a path. Islands that it shows are answered at their own paths afterwards. */
  answer: (path: string) => Promise<Recorded<StaticAnswer>>;
  /** What every answer depends on. */
  sharedReads: () => Reads;
  /** Files that are made from other files read them this way. */
  useRawFiles: (read: ReadRawFile) => void;
  close: () => Promise<void>;
}

interface StaticAnswer {
  status: number;
  isHtml: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

interface StaticSite {
  handle: (request: Request) => Promise<Response>;
  listFiles: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

export function createStaticFiles(open: () => Promise<StaticSite>): StaticFiles {
  noteFetches();
  return {
    base: BASE,
    async list() {
      const { listFiles } = await open();
      return await recordReads(listFiles);
    },
    async answer(path) {
      const { handle } = await open();
      return await recordReads(async () => {
        const response = await handle(new Request(`http://localhost${encodePath(path)}`));
        return {
          status: response.status,
          isHtml: response.headers.get('content-type')?.includes('html') === true,
          bytes: new Uint8Array(await response.arrayBuffer()),
        };
      });
    },
    sharedReads,
    useRawFiles,
    async close() {
      await (await open()).close();
    },
  };
}

/** What another server answers may be different the next time: an answer that is made from it is made each time. */
function noteFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...parameters) => {
    noteRead('network', '');
    return await fetch(...parameters);
  };
}
