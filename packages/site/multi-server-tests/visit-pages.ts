import { islandUrl } from '../src/islands/island-url.ts';
import { PATHS } from './test-site.ts';

/** What visitors have seen. */
export interface Visits {
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Requests without a response: a connection that was refused, or ended before the whole response. */
  failures: string[];
  /** Responses that break a rule: several editions in one response, or 503 without `Retry-After`. */
  mistakes: string[];
  /** Editions that were seen. */
  editions: Set<string>;
}

const FIXED = { build: /data-build="([^"]*)"/u, content: /data-content="([^"]*)"/u };

/** Loads pages of a site like visitors, until `stop` is called. */
export function visitPages(origin: string, visitors = 8): { visits: Visits; stop: () => Promise<Visits> } {
  const visits: Visits = { statuses: new Map(), failures: [], mistakes: [], editions: new Set() };
  /** The edition of each content version: a version must not have several. */
  const versions = new Map<string, string>();
  const stopping = new AbortController();

  const get = async (path: string): Promise<{ response: Response; text: string } | undefined> => {
    try {
      const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      const text = await response.text();
      visits.statuses.set(response.status, (visits.statuses.get(response.status) ?? 0) + 1);
      if (response.status === 503 && !response.headers.has('retry-after')) {
        visits.mistakes.push(`${path}: 503 without Retry-After`);
      }
      return response.ok ? { response, text } : undefined;
    } catch (error) {
      visits.failures.push(`${path}: ${String(error)} ${String((error as Error).cause)}`);
      return undefined;
    }
  };

  /** Returns the edition of a response. */
  const editionOf = (path: string, text: string, version?: string): string | undefined => {
    const editions = [...new Set(Array.from(text.matchAll(/edition (\d+)/gu), ([, edition = '']) => edition))];
    const [edition] = editions;
    if (editions.length !== 1 || edition === undefined) visits.mistakes.push(`${path}: editions ${editions.join()}`);
    else {
      visits.editions.add(edition);
      if (version !== undefined && (versions.get(version) ?? edition) !== edition) {
        visits.mistakes.push(`${path}: version ${version} has editions ${versions.get(version)} and ${edition}`);
      }
      if (version !== undefined) versions.set(version, edition);
    }
    return edition;
  };

  /** Loads a page, and what a browser loads for it: the payload of the next page, an island, rows and a search. */
  const visit = async (path: string, next: string): Promise<void> => {
    const page = await get(path);
    if (!page) return;
    const [build = '', content = ''] = [FIXED.build, FIXED.content].map((pattern) => pattern.exec(page.text)?.[1]);
    const edition = editionOf(path, page.text, content);
    const payloadPath = `${next}/_payload.json?${build}.${content}`;
    const payload = await get(payloadPath);
    if (payload) {
      const { contentVersion } = JSON.parse(payload.text) as { contentVersion: string };
      const served = editionOf(payloadPath, payload.text, contentVersion);
      if (contentVersion === content && served !== edition) visits.mistakes.push(`${payloadPath}: ${served}`);
    }
    const islandPath = islandUrl({ name: 'edition', locale: 'en', props: '{}' }, { build, content });
    const island = await get(islandPath);
    if (island) {
      const served = editionOf(islandPath, island.text);
      const isToldOther = island.response.headers.has('x-recto-content');
      if (!isToldOther && served !== edition) visits.mistakes.push(`${islandPath}: ${served} instead of ${edition}`);
    }
    for (const address of ['/__recto_content/docs/sql_dump.txt?part=index', '/api/search?q=edition&limit=50']) {
      const response = await get(address);
      if (response) editionOf(address, response.text);
    }
  };

  const run = async (visitor: number): Promise<void> => {
    for (let count = visitor; !stopping.signal.aborted; count += 1) {
      await visit(PATHS[count % PATHS.length] ?? '', PATHS[(count * 7 + 1) % PATHS.length] ?? '');
    }
  };
  const running = Array.from({ length: visitors }, (_, visitor) => run(visitor));
  return {
    visits,
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return visits;
    },
  };
}

/** What visitors have seen if every request had a response with status 200. */
export const NO_ERROR = { statuses: [200], failures: [], mistakes: [] };

/** Returns the parts of visits to compare with `NO_ERROR`. */
export function errorsOf({ statuses, failures, mistakes }: Visits): object {
  return { statuses: [...statuses.keys()], failures, mistakes };
}

/** Returns the edition that a server shows; a text with the status if it shows none. */
export async function editionAt(origin: string, path = PATHS[0]): Promise<string> {
  const response = await fetch(`${origin}${path}`);
  const [, edition] = /This text belongs to edition (\d+)/u.exec(await response.text()) ?? [];
  return edition ?? `status ${response.status}`;
}
