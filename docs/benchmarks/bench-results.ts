/** Contents of `peers.json`, which `npm run bench` writes and which the website shows figures from. */
export interface BenchResults {
  /** Date of the end of the last run: `2026-11-17`. */
  date: string;
  machine: {
    processor: string;
    cores: number;
    gigabytes: number;
    system: string;
    node: string;
    browser: string;
  };
  /** Number of measurements of each figure, of which the median is stored. */
  runs: number;
  /** The systems, in the order of the tables. */
  systems: { name: string; title: string; version: string }[];
  results: BenchRow[];
}

/** One measurement of one system with one number of pages. */
export interface BenchRow {
  system: string;
  pages: number;
  kind: string;
  /** Date of the end of the run that measured all systems with this number of pages. */
  date: string;
  runs: number;
  /** Measured numbers by name; `null` if there was nothing to measure. */
  figures: Readonly<Record<string, number | null>>;
}
