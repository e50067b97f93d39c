export { ImportError } from './errors.ts';
export { importSite } from './import-site.ts';
export type { ImportOptions, ImportResult } from './import-site.ts';
export { renderSummary } from './report/render-report.ts';
export type { Outcome, ReportEntry } from './report/report.ts';
