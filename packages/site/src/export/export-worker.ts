/** A thread of the static export: loads the app, writes its responses to files, and compresses them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { StaticFiles } from '../server/static/static-files.ts';
import type { Reads } from '../server/static/record-reads.ts';
import { fileOfPath } from './file-of-path.ts';
import { stageFile } from './stage-file.ts';
import type { Stage, StagedFile } from './stage-file.ts';

/** Data that a thread starts with. */
export interface WorkerData {
  /** The module of the app's server. */
  entry: string;
}

/** Settings of an export. */
export interface WorkerSetup extends Stage {
  /** The database. */
  content: string;
  /** Output folder of the last export. */
  output: string;
  /** Text that is appended to files, by file name. */
  appended: Readonly<Record<string, string>>;
}

/** A task for a thread. */
export type Task =
  | { kind: 'load' }
  | { kind: 'setup'; setup: WorkerSetup }
  | { kind: 'list' }
  | { kind: 'render'; paths: readonly string[] }
  | { kind: 'copy'; folder: string; file: string }
  | { kind: 'write'; file: string; text: string }
  | { kind: 'close' };

/** A response that was written: its own file, and those of the islands and images that it shows. */
export interface RenderedPath {
  /** Path of the response. */
  path: string;
  /** Files of the response. */
  files: readonly StagedFile[];
  /** Reads of the response. */
  reads: Reads;
}

/** A path whose response failed. */
export interface FailedPath {
  /** Path of the response. */
  path: string;
  /** Status or error message. */
  problem: string;
}

/** Result of a task. */
export interface TaskResult {
  /** Paths that the app listed. */
  paths?: readonly string[];
  /** Base path of the site. */
  base?: string;
  /** Reads that the list of paths depends on. */
  reads?: Reads;
  /** Responses that were written. */
  rendered?: readonly RenderedPath[];
  /** Responses that failed. */
  failed?: readonly FailedPath[];
  /** The file that was copied or written. */
  copied?: StagedFile;
  /** Reads during the start of the app. */
  sharedReads?: Reads;
}

const { entry } = workerData as WorkerData;
const setup = Promise.withResolvers<WorkerSetup>();
let app: Promise<StaticFiles> | undefined;
/** Islands and images that this thread has written. */
const shownFiles = new Map<string, Promise<StagedFile>>();

async function loadApp(): Promise<StaticFiles> {
  const { staticFiles } = (await import(pathToFileURL(entry).href)) as { staticFiles?: StaticFiles };
  if (!staticFiles) throw new Error(`${entry} is not the app of a static site.`);
  staticFiles.setRawFileReader(async (address) => await readWritten(fileOfPath(address, false, staticFiles.base)));
  return staticFiles;
}

/** Reads a file of this export, or of the last one if it has not changed. */
async function readWritten(file: string): Promise<string | undefined> {
  const { staging, output } = await setup.promise;
  for (const folder of [staging, output]) {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      // The file is in the other folder, or not rendered yet.
    }
  }
  return undefined;
}

async function renderPath(files: StaticFiles, path: string): Promise<RenderedPath | FailedPath> {
  const { result, reads, files: shownUrls } = await files.render(path);
  const { status, isHtml, bytes } = result;
  const { base } = files;
  // The 404 page has the status 404.
  if (status !== 200 && !path.endsWith('/404.html')) return { path, problem: String(status) };
  const pageFile = fileOfPath(path, isHtml, base);
  const stage = await setup.promise;
  const text = stage.appended[pageFile];
  const pageBytes = text === undefined ? bytes : Buffer.concat([bytes, Buffer.from(text)]);
  const staged = [await stageFile(pageFile, pageBytes, stage)];
  for (const address of shownUrls) {
    const file = shownFiles.get(address) ?? stageShown(files, address);
    shownFiles.set(address, file);
    staged.push(await file);
  }
  return { path, files: staged, reads };
}

async function stageShown(files: StaticFiles, address: string): Promise<StagedFile> {
  const { status, bytes } = (await files.render(address)).result;
  if (status !== 200) throw new Error(`${address}: ${status}`);
  return await stageFile(fileOfPath(address, false, files.base), bytes, await setup.promise);
}

async function run(task: Task): Promise<TaskResult> {
  if (task.kind === 'setup') {
    // The app opens its content with the first response.
    process.env['RECTO_CONTENT_FILE'] = task.setup.content;
    setup.resolve(task.setup);
    return {};
  }
  if (task.kind === 'copy') {
    const { folder, file } = task;
    return { copied: await stageFile(file, readFileSync(join(folder, file)), await setup.promise) };
  }
  if (task.kind === 'write') return { copied: await stageFile(task.file, Buffer.from(task.text), await setup.promise) };
  const files = await (app ??= loadApp());
  if (task.kind === 'load') return {};
  if (task.kind === 'list') {
    const { result: paths, reads } = await files.list();
    return { paths, base: files.base, reads, sharedReads: files.sharedReads() };
  }
  if (task.kind === 'close') {
    await files.close();
    return {};
  }
  const rendered: RenderedPath[] = [];
  const failed: FailedPath[] = [];
  for (const path of task.paths) {
    const done = await renderPath(files, path).catch((error: unknown) => ({ path, problem: String(error) }));
    if ('problem' in done) failed.push(done);
    else rendered.push(done);
  }
  return { rendered, failed, sharedReads: files.sharedReads() };
}

function reply(message: { id: number } & ({ result: TaskResult } | { error: unknown })): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no window or origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ id, task }: { id: number; task: Task }) => {
  run(task).then(
    (result) => {
      reply({ id, result });
    },
    (error: unknown) => {
      reply({ id, error });
    },
  );
});
