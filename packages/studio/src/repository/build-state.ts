import type { BuildState } from './git-host.ts';

/** What one service has reported about a commit. */
export interface BuildReport {
  state: BuildState['state'];
  url?: string | null | undefined;
}

/** One state for all reports: a failure counts most, then what still runs. `undefined` where nobody has reported. */
export function joinReports(reports: readonly BuildReport[]): BuildState | undefined {
  const found = (['failed', 'running', 'done'] as const).flatMap((state) =>
    reports.filter((report) => report.state === state),
  );
  const [first] = found;
  if (!first) return undefined;
  const { state, url } = first;
  // The address comes from a service, and is shown as a link.
  return { state, ...(url && /^https?:\/\//u.test(url) && { url }) };
}
