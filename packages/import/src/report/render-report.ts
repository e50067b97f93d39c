import { sortEntries } from './report.ts';
import type { Outcome, ReportEntry } from './report.ts';

const TITLES: readonly (readonly [Outcome, string, string])[] = [
  ['dropped', 'Dropped', 'Not on the new site. Look at each of them.'],
  ['kept', 'Not changed', 'On the new site as it was, but it does not do what it did.'],
  ['changed', 'Changed', 'In another form; nothing of it is lost.'],
];

export interface ReportFacts {
  tool: string;
  pages: number;
}

/** The report as markdown, for people. */
export function renderReport(entries: readonly ReportEntry[], { tool, pages }: ReportFacts): string {
  const sorted = sortEntries(entries);
  const sections = TITLES.flatMap(([outcome, title, about]) => {
    const own = sorted.filter((entry) => entry.outcome === outcome);
    if (own.length === 0) return [];
    return [`## ${title} (${own.length})`, about, renderFiles(own)];
  });
  return [
    '# Import report',
    `${pages} pages were imported from ${tool}. Files and lines are those of the source.`,
    ...sections,
    '',
  ].join('\n\n');
}

function renderFiles(entries: readonly ReportEntry[]): string {
  const files = Map.groupBy(entries, ({ file }) => file);
  return [...files].map(([file, own]) => [`### ${file}`, '', ...new Set(own.map(renderEntry))].join('\n')).join('\n\n');
}

function renderEntry({ line, message }: ReportEntry): string {
  return `- ${line === undefined ? '' : `${line}: `}${message}`;
}

/** A few lines for the terminal. */
export function renderSummary(entries: readonly ReportEntry[], { tool, pages }: ReportFacts): string[] {
  const counts = TITLES.map(([outcome]) => entries.filter((entry) => entry.outcome === outcome).length);
  const [dropped, kept, changed] = counts as [number, number, number];
  return [
    `${pages} pages imported from ${tool}.`,
    `${changed} places changed, ${kept} could not be changed, ${dropped} dropped: see import-report.md.`,
  ];
}
