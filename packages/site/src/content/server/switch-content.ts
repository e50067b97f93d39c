/** Switches to the current content version, if it is not served yet. Returns the version that is served afterwards. */
export type SwitchContent = () => Promise<SwitchedContent>;

interface SwitchedContent {
  /** The database that is served. */
  database: string;
  /** Whether it differs from the one before. */
  isNew: boolean;
}

interface Closable {
  close: () => Promise<void>;
}

/** Options of `createContentSwitch`. */
export interface ContentSwitchOptions<Site extends Closable> {
  /** Returns the database of the current version. */
  find: () => string;
  /** Opens a version. The old one is served until it is complete. */
  open: (database: string) => Promise<Site>;
  /** Rejects if a version that replaces another one is not complete. The old one then stays. */
  check?: (database: string) => Promise<void>;
  /** Called with the site that is served from now on. */
  onServed?: (site: Site) => void;
  /** Reports an error that occurs when an old version is closed. */
  report: (error: unknown) => void;
  /** Time for which running requests can read the old version, in milliseconds. */
  closeAfter?: number;
}

const CLOSE_AFTER_MS = 30_000;

/** The content version that is served, and a function to change it. */
export interface ContentSwitch<Site> {
  /** Returns the version that is served. The first call opens it. */
  current: () => Promise<Site>;
  /** Switches to the current version. */
  switchContent: SwitchContent;
}

/**
 * Serves one version of the content at a time. A request keeps the version that it began with. A new version is served
 * once it is open; one that cannot be opened changes nothing.
 */
export function createContentSwitch<Site extends Closable>({
  find,
  open,
  check,
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
    const opened = served;
    try {
      return await opened.site;
    } catch (error) {
      // The next call tries again.
      if (served === opened) served = undefined;
      throw error;
    }
  };

  const change = async (): Promise<SwitchedContent> => {
    const before = await current().catch(() => undefined);
    const database = find();
    if (before && served?.database === database) return { database, isNew: false };
    if (before) await check?.(database);
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
    /**
     * Runs one switch after the other. A call during a switch starts another one, because the content may be newer by
     * then.
     */
    switchContent: async () => {
      const last = switching;
      const ownSwitch = (async () => {
        await last?.catch(() => undefined);
        return await change();
      })();
      switching = ownSwitch;
      return await ownSwitch;
    },
  };
}
