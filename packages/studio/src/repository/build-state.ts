import type { BuildState } from './git-host.ts';

/** What one service has reported about a commit. */
export interface BuildReport {
  /** State of the build. */
  state: BuildState['state'];
  /** URL of the details. */
  url?: string | null | undefined;
}

/**
 * Combines reports into one state: a failure takes precedence, then a running build. Returns `undefined` without
 * reports.
 */
export function joinReports(reports: readonly BuildReport[]): BuildState | undefined {
  const sorted = (['failed', 'running', 'done'] as const).flatMap((state) =>
    reports.filter((report) => report.state === state),
  );
  const [first] = sorted;
  if (!first) return undefined;
  const { state, url } = first;
  // The URL comes from an external service and is shown as a link.
  return { state, ...(url && /^https?:\/\//u.test(url) && { url }) };
}
