/**
 * `changed`: converted without loss. `incomplete`: on the new site, but does not work as before. `dropped`: left out.
 */
export type Outcome = 'changed' | 'incomplete' | 'dropped';

/** One line of the import report. */
export interface ReportEntry {
  /** What happened. */
  outcome: Outcome;
  /** File in the source. */
  file: string;
  /** Line number, starting at 1. */
  line?: number;
  /** Category of the entry, for counting: `component/stub`. */
  code: string;
  /** Description for people. */
  message: string;
}

/** Collects everything that an import changed, converted incompletely, or dropped. */
export interface Report {
  /** Entries so far, in the order they were added. */
  entries: readonly ReportEntry[];
  /** Adds an entry. */
  add: (outcome: Outcome, code: string, message: string, location: { file: string; line?: number | undefined }) => void;
}

/** Creates an empty report. */
export function createReport(): Report {
  const entries: ReportEntry[] = [];
  return {
    entries,
    add: (outcome, code, message, { file, line }) => {
      entries.push({ outcome, file, ...(line !== undefined && { line }), code, message });
    },
  };
}

/** Sorts entries by file and line, so that two runs produce the same report. */
export function sortEntries(entries: readonly ReportEntry[]): ReportEntry[] {
  const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return entries.toSorted(
    (a, b) =>
      order(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || order(a.code, b.code) || order(a.message, b.message),
  );
}
