import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { assetType } from '../build/asset-types.ts';
import type { createDevContent } from '../build/dev-content.ts';
import type { ContentError } from '../errors.ts';
import { listFiles } from '../build/source-files.ts';
import { createPageNotifier } from './notify-pages.ts';
import type { ContentPaths } from './paths.ts';
import { createQueue } from './queue.ts';
import { createErrorReporter } from './report-errors.ts';
import type { FoundProblems } from './report-errors.ts';
import { sendFile } from './send-file.ts';

/** How long a file must be unchanged before it is read, because editors empty a file before they write it. */
const SETTLE_MS = 25;

/** The content of a dev server. */
export type DevContent = Awaited<ReturnType<typeof createDevContent>>;

/** Functions that handle changed files, by content configuration. A dev server that restarts replaces its function. */
const handlers = new Map<string, (file: string) => void>();

/** Paths that `watchFiles` watches, with callbacks for errors. */
export interface FollowedPaths extends ContentPaths {
  /** Files of the configuration. */
  configFiles: readonly string[];
  /** Returns the error of the current configuration; the server is not restarted with it. */
  findConfigError?: (() => Promise<ContentError | undefined>) | undefined;
  /**
   * Called with all errors whenever they may have changed. If set, errors are not printed or shown in the Vite overlay.
   */
  onProblems?: ((problems: FoundProblems) => void) | undefined;
}

/**
 * Updates the database when files change, and notifies open pages of changes and errors. `configTime` is the time of
 * the configuration with which the content was read.
 */
export function watchFiles(
  server: ViteDevServer,
  { content: root, configFiles, findConfigError, onProblems }: FollowedPaths,
  content: DevContent,
  configTime: number | undefined,
): void {
  const notify = createPageNotifier(server, 'recto:content');
  const reporter = createErrorReporter(server, { root, list: () => content.problems(), onProblems });
  /** Restarts the server with the new configuration, or reports its error and keeps the old one. */
  const restart = async (): Promise<void> => {
    const error = await findConfigError?.();
    await reporter.setConfiguration(error);
    if (!error) await server.restart();
  };
  /** Passes the file to a server with the current configuration, if there is one; returns whether it did. */
  const passToNewServer = async (file: string): Promise<boolean> => {
    // A changed configuration changes tables and rules for every file. A server that cannot restart keeps the old
    // configuration, and tries again with the next file.
    if (handlers.get(root) === followers.add && latestModificationTime(configFiles) !== configTime) await restart();
    const newest = handlers.get(root);
    if (newest === followers.add) return false;
    // The next server may have read its content before this file was saved.
    newest?.(file);
    return true;
  };
  const handleFile = async (file: string): Promise<void> => {
    const timeBefore = latestModificationTime(configFiles);
    if (await passToNewServer(file)) return;
    const changes = await content.processChange(file);
    // The configuration may have been saved while the file was read. Then the errors come from the old rules.
    const hasErrors = changes.some(({ kind }) => kind === 'error');
    const isOutdated = hasErrors && latestModificationTime(configFiles) !== timeBefore;
    if (isOutdated && (await passToNewServer(file))) return;
    for (const change of changes) {
      if (change.kind === 'error') continue;
      // Data has no page and may be shown on any page.
      if (change.paths.length === 0) notify();
      for (const path of change.paths) notify({ path });
    }
    await reporter.setContent(changes.flatMap((change) => (change.kind === 'error' ? change.errors : [])));
    server.watcher.add(content.includedFiles());
    await handleFolder(file);
  };
  /** A watcher does not notice that a folder has replaced a file. */
  const handleFolder = async (path: string): Promise<void> => {
    const files = await listFiles(path).catch(() => undefined);
    if (!files) return;
    server.watcher.unwatch(path).add(path);
    for (const file of files) followers.add(join(path, file));
  };
  const report = (error: unknown): void => {
    server.config.logger.error(`The content could not be updated: ${String(error)}`, { timestamp: true });
  };
  reporter.setContent(content.errors()).catch(report);
  const followers = createQueue(handleFile, SETTLE_MS, report);
  handlers.set(root, followers.add);
  server.watcher.add([root, ...configFiles, ...content.folders(), ...content.includedFiles()]);
  server.watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') followers.add(file);
  });
  // A watcher reports nothing before it is ready, so files that were saved since the content was read are added here.
  const catchUp = (): void => {
    content
      .changedSinceStart()
      .then((files) => {
        for (const file of [...configFiles, ...files]) followers.add(file);
      })
      .catch(report);
  };
  server.watcher.once('ready', catchUp);
  server.httpServer?.once('listening', catchUp);
  serveAssets(server, content.assets);
  server.httpServer?.once('close', () => {
    if (handlers.get(root) === followers.add) handlers.delete(root);
    // Changes in progress are completed before the database is closed.
    followers.idle().then(content.close).catch(report);
  });
}

/** Returns the latest modification time of the files, or `undefined` if one of them does not exist. */
export function latestModificationTime(files: readonly string[]): number | undefined {
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return times.some((time) => time === undefined) ? undefined : Math.max(...times.map(Number));
}

/** Serves assets beside content at the URLs that a build would use. */
function serveAssets(server: ViteDevServer, assets: () => Map<string, string>): void {
  server.middlewares.use((request, response, next) => {
    const [whole = ''] = (request.url ?? '').split('?');
    // Vite removes the base in a later middleware.
    const path = whole.startsWith(server.config.base) ? whole.slice(server.config.base.length - 1) : whole;
    const file = path.startsWith('/_assets/') ? assets().get(path) : undefined;
    if (file === undefined) {
      next();
      return;
    }
    sendFile(file, assetType(file) ?? 'application/octet-stream', response, next);
  });
}
