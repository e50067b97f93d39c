import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import type { ImportedSite } from './site.ts';

interface ToolOptions {
  /** Codes of the languages to import, all by default. */
  languages?: readonly string[] | undefined;
}

/** A tool whose sites can be imported. Each tool is a folder in `tools` with case documents. */
export interface Tool {
  /** Name on the command line: `vitepress`. */
  name: string;
  /** Name of the tool in messages and in the report. */
  title: string;
  /**
   * Returns the folder of the site in the source (`''` for its root), or `undefined` if there is no site of this tool.
   */
  find: (source: Source) => string | undefined;
  /** Reads the configuration and lists the pages. Content files are converted later, using the site's dialect. */
  read: (source: Source, folder: string, report: Report, options: ToolOptions) => ImportedSite;
}
