import { ContentError } from '@recto/content';
import type { ContentFile } from '@recto/content/vite';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../server/static/record-reads.ts';
import { findChangedReads } from './changed-reads.ts';
import { commitFiles, listFolder } from './commit-files.ts';
import { createRecords } from './export-records.ts';
import { readState, removeState, writeState } from './export-state.ts';
import type { ExportState } from './export-state.ts';
import type { FailedPath, Task } from './export-worker.ts';
import { fileOfPath } from './file-of-path.ts';
import { groupPaths } from './group-paths.ts';
import { generateInPortions } from './generated-files.ts';
import { withCopies } from './stage-file.ts';
import type { WrittenFile } from './stage-file.ts';
import { createThreads } from './worker-threads.ts';
import type { Threads } from './worker-threads.ts';

/** Options of `exportSite`. */
export interface ExportOptions {
  /** Folder of the built app: its server in `server/`, its files in `public/`, and files for the host. */
  app: string;
  /** The database, with its metadata beside it. */
  content: string;
  /** Output folder. The files of the site are in `public/`. */
  output: string;
  /**
   * Folders with additional files of the site, like the `public/` of the app. Files of later folders replace those of
   * earlier ones.
   */
  folders?: readonly string[];
  /** Files that are generated from the content, without the app. */
  contentFiles?: AsyncIterable<ContentFile>;
  /** Text that is appended to files of the site, by file name. */
  appended?: Readonly<Record<string, string>>;
  /** Whether files get compressed copies. */
  isPacked?: boolean;
  /**
   * The threads that load the app; the export ends them.
   * @default threads that start with the export
   */
  threads?: Threads;
}

/** Result of an export. */
export interface ExportReport {
  /** Number of files of the site, without compressed copies. */
  files: number;
  /** Number of responses that the app rendered. */
  rendered: number;
  /** Number of files that were written. */
  written: number;
  /** Number of files that were deleted. */
  removed: number;
}

/** Maximum number of page groups in a task. */
const MAX_GROUPS = 8;

/** Maximum number of failed paths in an error message. */
const MAX_NAMED = 20;

/**
 * Writes a site as static files: every response of the app, and the files that it needs. Unchanged files are neither
 * rendered nor written again. The output changes only after everything is rendered.
 */
export async function exportSite(options: ExportOptions): Promise<ExportReport> {
  const { app, content, output, folders = [], contentFiles, appended = {}, isPacked = true } = options;
  const { threads = createThreads(app) } = options;
  const site = join(output, 'public');
  const staging = join(output, '.export');
  const version = versionOf(options);
  const last = readState(output);
  const previousFiles = knownFiles(last, new Set(listFolder(site)));
  rmSync(staging, { recursive: true, force: true });
  const records = createRecords(last?.version === version ? last : undefined, previousFiles);
  threads.setUp({ content, output: site, staging, known: previousFiles, isPacked, appended });
  // The app is loaded while the reads are compared. Of the same content, nothing may have to be rendered.
  if (last?.version !== version || last.content !== content) threads.prepare();
  const failed: FailedPath[] = [];
  let rendered = 0;
  const run = async (tasks: readonly Task[]): Promise<void> => {
    for (const result of await threads.run(tasks)) {
      records.add(result);
      rendered += result.rendered?.length ?? 0;
      failed.push(...(result.failed ?? []));
    }
  };
  try {
    await records.compare(async (state) => await findChangedReads(state, content));
    if (!records.hasList()) await run([{ kind: 'list' }]);
    const { paths, base } = records.list();
    const { pages, others } = groupPaths(paths, base);
    const copies = listCopies([join(app, 'public'), ...folders], responseFiles(paths, base));
    const changedPages = pages.map((group) => group.filter((path) => !records.keep(path)));
    const changedCopies = copies.filter((copy) => !records.keepCopy(copy));
    await run([
      ...inBatches(changedPages.filter((group) => group.length > 0)),
      ...changedCopies.map(({ folder, file }): Task => ({ kind: 'copy', folder, file })),
    ]);
    for await (const files of generateInPortions(contentFiles, (file) => records.keepGenerated(file))) {
      await run(files.map(({ file, text }): Task => ({ kind: 'write', file, text })));
      records.addGenerated(files);
    }
    const changedOthers = others.filter((path) => !records.keep(path));
    await run(changedOthers.map((path): Task => ({ kind: 'render', paths: [path] })));
    assertRendered(failed, paths, records.missing());
    records.addCopies(changedCopies);
  } finally {
    await threads.close();
  }
  const state = records.state({ version, content });
  const allFiles = new Set(Object.entries(state.files).flatMap(([file, record]) => withCopies(file, record)));
  mkdirSync(output, { recursive: true });
  removeState(output);
  const removed = commitFiles(staging, site, allFiles);
  copyHostFiles(app, output);
  writeState(output, state);
  rmSync(staging, { recursive: true, force: true });
  return { files: Object.keys(state.files).length, rendered, written: records.written(), removed };
}

/** Identifies the app and the settings for its files. */
function versionOf({ app, appended = {}, isPacked = true }: ExportOptions): string {
  const server = join(app, 'server');
  const modules = listFolder(server).sort();
  const code = modules.map((file) => [file, digest(readFileSync(join(server, file)))]);
  return digest(JSON.stringify([code, appended, isPacked, process.env['RECTO_NOINDEX']]));
}

/** Files of the last export that still exist with all their copies. */
function knownFiles(last: ExportState | undefined, present: ReadonlySet<string>): Map<string, WrittenFile> {
  const entries = Object.entries(last?.files ?? {});
  return new Map(entries.filter(([file, record]) => withCopies(file, record).every((name) => present.has(name))));
}

/** File names that responses of the app may have: a file with such a name is not copied. */
function responseFiles(paths: readonly string[], base: string): Set<string> {
  return new Set(paths.flatMap((path) => [fileOfPath(path, false, base), fileOfPath(path, true, base)]));
}

/** A file that is copied to the output. */
export interface Copy {
  /** Folder that contains the file. */
  folder: string;
  /** Path in the folder and in the output. */
  file: string;
  /** Size in bytes and modification time in milliseconds. */
  source: { size: number; time: number };
}

function listCopies(folders: readonly string[], taken: ReadonlySet<string>): Copy[] {
  const copies = new Map<string, Copy>();
  for (const folder of folders) {
    for (const file of listFolder(folder)) {
      if (taken.has(file)) continue;
      const { size, mtimeMs: time } = statSync(join(folder, file));
      copies.set(file, { folder, file, source: { size, time } });
    }
  }
  return [...copies.values()];
}

function inBatches(groups: readonly (readonly string[])[]): Task[] {
  const size = Math.min(MAX_GROUPS, Math.ceil(groups.length / MAX_GROUPS));
  const count = size === 0 ? 0 : Math.ceil(groups.length / size);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'render',
    paths: groups.slice(index * size, (index + 1) * size).flat(),
  }));
}

function assertRendered(failed: readonly FailedPath[], paths: readonly string[], missing: readonly string[]): void {
  const problems = [
    ...failed.map(({ path, problem }) => `${path}: ${problem}`),
    ...missing.filter((path) => !failed.some((other) => other.path === path)).map((path) => `${path}: no response`),
  ];
  if (problems.length === 0) return;
  const more = problems.length > MAX_NAMED ? [`and ${problems.length - MAX_NAMED} more`] : [];
  throw new ContentError(
    'export/failed',
    [
      `${problems.length} of ${paths.length} files could not be rendered:`,
      ...problems.slice(0, MAX_NAMED),
      ...more,
    ].join('\n  '),
    'The files of the last build are unchanged. Fix the errors above, and build again.',
  );
}

/** Copies files for the host, which are beside the files of the site. */
function copyHostFiles(app: string, output: string): void {
  for (const entry of readdirSync(app, { withFileTypes: true })) {
    if (entry.isFile()) writeFileSync(join(output, entry.name), readFileSync(join(app, entry.name)));
  }
}
