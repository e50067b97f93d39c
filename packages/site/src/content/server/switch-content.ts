/** Reads the content that is current now, if it is not the one that is served. Answers which version is served then. */
export type SwitchContent = () => Promise<SwitchedContent>;

interface SwitchedContent {
  /** The database that is served. */
  database: string;
  /** Whether it is another one than before. */
  isNew: boolean;
}

interface Closable {
  close: () => Promise<void>;
}

export interface ContentSwitchOptions<Site extends Closable> {
  /** The database of the version that is current now. */
  find: () => string;
  /** Opens a version completely; until then the old one is served. */
  open: (database: string) => Promise<Site>;
  /** Told which site is served from now on. */
  onServed?: (site: Site) => void;
  report: (error: unknown) => void;
  /** How long requests that have begun may go on reading the old version, in milliseconds. */
  closeAfter?: number;
}

const CLOSE_AFTER_MS = 30_000;

export interface ContentSwitch<Site> {
  /** The version that is served, opened when it is first asked for. */
  current: () => Promise<Site>;
  switchContent: SwitchContent;
}

/**
 * Serves one version of the content at a time. A request stays with the version that it began with: a new version takes
 * over when it is open, and one that cannot be opened changes nothing.
 */
export function createContentSwitch<Site extends Closable>({
  find,
  open,
  onServed,
  report,
  closeAfter = CLOSE_AFTER_MS,
}: ContentSwitchOptions<Site>): ContentSwitch<Site> {
  let served: { database: string; site: Promise<Site> } | undefined;
  let switching: Promise<SwitchedContent> | undefined;

  const openFirst = async (database: string): Promise<Site> => {
    const site = await open(database);
    onServed?.(site);
    return site;
  };

  const current = async (): Promise<Site> => {
    if (!served) {
      const database = find();
      served = { database, site: openFirst(database) };
    }
    const mine = served;
    try {
      return await mine.site;
    } catch (error) {
      // The next one who asks tries again.
      if (served === mine) served = undefined;
      throw error;
    }
  };

  const change = async (): Promise<SwitchedContent> => {
    const before = await current().catch(() => undefined);
    const database = find();
    if (before && served?.database === database) return { database, isNew: false };
    const site = await open(database);
    served = { database, site: Promise.resolve(site) };
    onServed?.(site);
    if (before) {
      const timer = setTimeout(() => {
        before.close().catch(report);
      }, closeAfter);
      timer.unref();
    }
    return { database, isNew: true };
  };

  return {
    current,
    /** One after the other: who asks meanwhile gets a switch of their own, since content may be newer by then. */
    switchContent: async () => {
      const last = switching;
      const mine = (async () => {
        await last?.catch(() => undefined);
        return await change();
      })();
      switching = mine;
      return await mine;
    },
  };
}
