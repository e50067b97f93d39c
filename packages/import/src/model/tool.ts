import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import type { ImportedSite } from './site.ts';

interface ToolOptions {
  /** Codes of the languages to import; all unless given. */
  languages?: readonly string[] | undefined;
}

/** A tool whose sites can be imported. Each is a folder of `tools` with case documents. */
export interface Tool {
  /** As it is written on the command line: `vitepress`. */
  name: string;
  title: string;
  /** The folder of the site in the source (`''` for its root), or `undefined` where there is no site of this tool. */
  find: (source: Source) => string | undefined;
  /** Reads the configuration and lists the pages. Texts are converted later, with the site's dialect. */
  read: (source: Source, folder: string, report: Report, options: ToolOptions) => ImportedSite;
}
