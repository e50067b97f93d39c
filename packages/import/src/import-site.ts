import { resolve } from 'node:path';
import { ImportError } from './errors.ts';
import type { Tool } from './model/tool.ts';
import { withClone } from './read/clone.ts';
import { isGitUrl, parseGitUrl } from './read/git-url.ts';
import { readFolder } from './read/read-folder.ts';
import type { Source } from './read/source.ts';
import { renderReport } from './report/render-report.ts';
import { createReport, sortEntries } from './report/report.ts';
import type { ReportEntry } from './report/report.ts';
import { buildSite } from './site/build-site.ts';
import type { SiteFiles } from './site/build-site.ts';
import { REPORT_FILE, assertTarget, hashFiles, writeSite } from './site/write-site.ts';
import { tools } from './tools/tools.ts';

export { withoutCredentials } from './read/git-url.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Name of the tool, detected by default. */
  tool?: string | undefined;
  /** Folder of the site, relative to the root of the source; detected by default. */
  folder?: string | undefined;
  /** Codes of the languages to import, all by default. */
  languages?: readonly string[] | undefined;
}

/** Result of an import. */
export interface ImportResult {
  /** Title of the tool that the source was made with. */
  tool: string;
  /** Number of imported pages. */
  pages: number;
  /** What was changed, needs work, or was dropped. */
  entries: readonly ReportEntry[];
}

/** A converted site that is not written yet. */
export interface ConvertedSite extends ImportResult {
  /** Files of the new site by path. */
  files: SiteFiles;
}

/** Imports the site in a folder or git repository into a target folder. The source is only read. */
export async function importSite(from: string, target: string, options: ImportOptions = {}): Promise<ImportResult> {
  assertTarget(target);
  const { files, ...result } = await convertSite(from, options);
  writeSite(target, files);
  return result;
}

/** Converts the site in a folder or git repository without writing any files. */
export async function convertSite(from: string, options: ImportOptions = {}): Promise<ConvertedSite> {
  if (!isGitUrl(from)) return convertSource(readFolder(resolve(from)), options);
  const url = parseGitUrl(from);
  const folder = options.folder ?? url.folder;
  return await withClone(url, (clone) => convertSource(readFolder(clone), { ...options, folder }));
}

/** Converts the files of a source to those of the new site, including the import report. */
export function convertSource(source: Source, options: ImportOptions = {}): ConvertedSite {
  const { tool, folder } = detectTool(source, options);
  const report = createReport();
  const site = tool.read(source, folder, report, { languages: options.languages });
  if (site.pages.length === 0) {
    throw new ImportError(
      'source/empty',
      `No pages were found in the source for ${tool.title}.`,
      'Set the folder of the site with --folder, or the tool with --tool.',
    );
  }
  const { files, sources } = buildSite(site, source, report);
  const details = { tool: tool.title, pages: site.pages.length };
  const entries = sortEntries(report.entries);
  files.set('import-report.md', renderReport(entries, details));
  const data = { ...details, entries, sources, files: hashFiles(files) };
  files.set(REPORT_FILE, `${JSON.stringify(data, undefined, 1)}\n`);
  return { ...details, entries, files };
}

function detectTool(source: Source, { tool: name, folder }: ImportOptions): { tool: Tool; folder: string } {
  const candidates = name === undefined ? tools : tools.filter((tool) => tool.name === name);
  if (candidates.length === 0) {
    throw new ImportError(
      'tool/unknown',
      `Importing from "${name}" is not supported.`,
      `Supported tools: ${tools.map((tool) => tool.name).join(', ')}.`,
    );
  }
  const candidateSource = folder === undefined ? source : subfolder(source, folder);
  if (folder !== undefined && candidateSource.files.length === 0) {
    throw new ImportError(
      'source/folder',
      `The source has no folder "${folder}", or it is empty.`,
      'Correct the folder, or leave it out, so that the site is detected.',
    );
  }
  for (const tool of candidates) {
    const siteFolder = tool.find(candidateSource);
    if (siteFolder !== undefined) return { tool, folder: [folder, siteFolder].filter(Boolean).join('/') };
  }
  throw new ImportError(
    'tool/none',
    'No tool was recognised in the source.',
    'Set it with --tool, and the folder of the site with --folder.',
  );
}

/** Returns the files below a folder, with paths relative to it. */
function subfolder(source: Source, folder: string): Source {
  const at = (path: string): string => `${folder}/${path}`;
  return {
    files: source.files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
    has: (path) => source.has(at(path)),
    text: (path) => source.text(at(path)),
    bytes: (path) => source.bytes(at(path)),
  };
}
