/** `changed`: another form, nothing lost. `kept`: as it was, but does not work as in the source. `dropped`: not there. */
export type Outcome = 'changed' | 'kept' | 'dropped';

export interface ReportEntry {
  outcome: Outcome;
  /** File of the source. */
  file: string;
  /** Counted from 1. */
  line?: number;
  /** Kind of the entry, for counting: `component/stub`. */
  code: string;
  message: string;
}

/** Everything that an import changed, could not change, and dropped. */
export interface Report {
  entries: readonly ReportEntry[];
  add: (outcome: Outcome, code: string, message: string, place: { file: string; line?: number | undefined }) => void;
}

export function createReport(): Report {
  const entries: ReportEntry[] = [];
  return {
    entries,
    add: (outcome, code, message, { file, line }) => {
      entries.push({ outcome, file, ...(line !== undefined && { line }), code, message });
    },
  };
}

/** In the order of files and lines, so that two runs give the same text. */
export function sortEntries(entries: readonly ReportEntry[]): ReportEntry[] {
  const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return entries.toSorted(
    (a, b) =>
      order(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || order(a.code, b.code) || order(a.message, b.message),
  );
}
