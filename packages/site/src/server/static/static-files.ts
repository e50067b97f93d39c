import { BASE } from '../../app/base-path.ts';
import { encodePath } from '../../app/page-paths.ts';
import { recordRead, recordReads, sharedReads } from './record-reads.ts';
import type { Recorded, Reads } from './record-reads.ts';
import { setRawFileReader } from './raw-files.ts';
import type { ReadRawFile } from './raw-files.ts';

/** What the static export uses of the site. */
export interface StaticFiles {
  /** The base path with which all paths begin. */
  base: string;
  /** Lists every path that becomes a file, except islands. */
  list: () => Promise<Recorded<readonly string[]>>;
  /** Makes the file of a path. Islands in it are made afterwards, by their own paths. */
  render: (path: string) => Promise<Recorded<StaticResponse>>;
  /** What every file depends on. */
  sharedReads: () => Reads;
  /** Sets the function with which files that are made from other files read them. */
  setRawFileReader: (read: ReadRawFile) => void;
  /** Closes the database. */
  close: () => Promise<void>;
}

interface StaticResponse {
  status: number;
  isHtml: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

interface StaticSite {
  handle: (request: Request) => Promise<Response>;
  listFiles: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** Creates the interface of the static export to the site. */
export function createStaticFiles(openSite: () => Promise<StaticSite>): StaticFiles {
  recordFetches();
  let site: Promise<StaticSite> | undefined;
  const open = async (): Promise<StaticSite> => await (site = openSite());
  return {
    base: BASE,
    async list() {
      const { listFiles } = await open();
      return await recordReads(listFiles);
    },
    async render(path) {
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
    setRawFileReader,
    async close() {
      await (await site)?.close();
    },
  };
}

/** Records network requests: a file that depends on the response of another server is made again in every build. */
function recordFetches(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...parameters) => {
    recordRead('network', '');
    return await fetch(...parameters);
  };
}
