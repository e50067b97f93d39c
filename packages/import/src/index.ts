export { ImportError } from './errors.ts';
export { convertSite, importSite, withoutCredentials } from './import-site.ts';
export type { ConvertedSite, ImportOptions, ImportResult } from './import-site.ts';
export { renderSummary } from './report/render-report.ts';
export type { Outcome, ReportEntry } from './report/report.ts';
