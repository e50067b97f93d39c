/** `peers.json`, which `npm run bench` writes and pages of this website show figures of. */
export interface BenchResults {
  /** Of the end of the last run: `2026-11-17`. */
  date: string;
  machine: {
    processor: string;
    cores: number;
    gigabytes: number;
    system: string;
    node: string;
    browser: string;
  };
  /** How often everything was measured; figures are medians. */
  runs: number;
  /** In the order of tables. */
  systems: { name: string; title: string; version: string }[];
  results: BenchRow[];
}

/** One measurement of one system with one number of pages. */
export interface BenchRow {
  system: string;
  pages: number;
  kind: string;
  /** Of the end of the run that measured all systems with this number of pages. */
  date: string;
  runs: number;
  /** `null` where there was nothing to measure. */
  figures: Readonly<Record<string, number | null>>;
}
