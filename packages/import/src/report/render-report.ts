import { sortEntries } from './report.ts';
import type { Outcome, ReportEntry } from './report.ts';

const TITLES: readonly (readonly [Outcome, string, string])[] = [
  ['dropped', 'Dropped', 'Not on the new site. Check every entry.'],
  ['incomplete', 'Needs work', 'On the new site, but does not work as before. Check every entry.'],
  ['changed', 'Changed', 'Converted to another form without loss.'],
];

/** Details of an import for its report. */
export interface ReportDetails {
  /** Title of the tool. */
  tool: string;
  /** Number of imported pages. */
  pages: number;
}

/** Renders the report as markdown. */
export function renderReport(entries: readonly ReportEntry[], { tool, pages }: ReportDetails): string {
  const sorted = sortEntries(entries);
  const sections = TITLES.flatMap(([outcome, title, about]) => {
    const sameOutcome = sorted.filter((entry) => entry.outcome === outcome);
    if (sameOutcome.length === 0) return [];
    return [`## ${title} (${sameOutcome.length})`, about, renderFiles(sameOutcome)];
  });
  return [
    '# Import report',
    `Imported ${countPages(pages)} from ${tool}. File names and line numbers refer to the source.`,
    ...sections,
    '',
  ].join('\n\n');
}

function renderFiles(entries: readonly ReportEntry[]): string {
  const files = Map.groupBy(entries, ({ file }) => file);
  return [...files]
    .map(([file, list]) => [`### ${file}`, '', ...new Set(list.map(renderEntry))].join('\n'))
    .join('\n\n');
}

function countPages(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

function renderEntry({ line, message }: ReportEntry): string {
  return `- ${line === undefined ? '' : `${line}: `}${message}`;
}

/** Renders a summary of a few lines for the terminal. */
export function renderSummary(entries: readonly ReportEntry[], { tool, pages }: ReportDetails): string[] {
  const counts = TITLES.map(([outcome]) => entries.filter((entry) => entry.outcome === outcome).length);
  const [dropped, incomplete, changed] = counts as [number, number, number];
  return [
    `Imported ${countPages(pages)} from ${tool}.`,
    `${changed} items changed, ${incomplete} need work, ${dropped} dropped: see import-report.md.`,
  ];
}
