/** Key in local storage. */
const STORAGE_KEY = 'recto-recent-searches';
const MAX_SEARCHES = 5;

/** Recent searches, newest first. They are stored only on this device. */
export interface RecentSearches {
  read: () => readonly string[];
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

/** Creates the storage of recent searches. If the browser does not allow storage, nothing is stored. */
export function createRecentSearches(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RecentSearches {
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES) : [];
    } catch {
      return [];
    }
  };
  const write = (queries: readonly string[]): void => {
    try {
      if (queries.length === 0) storage().removeItem(STORAGE_KEY);
      else storage().setItem(STORAGE_KEY, JSON.stringify(queries.slice(0, MAX_SEARCHES)));
    } catch {
      // The browser does not allow storage.
    }
  };
  const others = (query: string): string[] => read().filter((other) => other !== query);
  return {
    read,
    add(query) {
      const trimmed = query.trim();
      if (trimmed !== '') write([trimmed, ...others(trimmed)]);
    },
    remove(query) {
      write(others(query));
    },
    clear() {
      write([]);
    },
  };
}
