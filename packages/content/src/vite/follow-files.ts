import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { assetType } from '../build/asset-kinds.ts';
import type { createDevContent } from '../build/dev-content.ts';
import type { ContentError } from '../errors.ts';
import { listFiles } from '../build/source-files.ts';
import type { ContentPaths } from './paths.ts';
import { createQueue } from './queue.ts';
import { createFaultReporter } from './report-faults.ts';
import type { FoundFaults } from './report-faults.ts';
import { sendFile } from './send-file.ts';

/** Editors empty a file before they fill it; it is read once it has been still for this long. */
const SETTLE_MS = 25;

export type DevContent = Awaited<ReturnType<typeof createDevContent>>;

/** Functions that handle changed files, by content configuration. A dev server that restarts replaces its function. */
const takers = new Map<string, (file: string) => void>();

export interface FollowedPaths extends ContentPaths {
  configFiles: readonly string[];
  /** What is wrong with the configuration as it is now: a server is not restarted with it. */
  findConfigFault?: (() => Promise<ContentError | undefined>) | undefined;
  /** Hears of all faults whenever they may have changed, instead of the terminal and the overlay of Vite. */
  onFaults?: ((faults: FoundFaults) => void) | undefined;
}

/**
 * Updates the database when files change, and tells open pages what has changed or is broken. `configTime` is that of the
 * configuration which the content was read with.
 */
export function followFiles(
  server: ViteDevServer,
  { content: root, configFiles, findConfigFault, onFaults }: FollowedPaths,
  content: DevContent,
  configTime: number | undefined,
): void {
  const faults = createFaultReporter(server, { root, list: () => content.problems(), onFaults });
  /** Restarts with the new configuration. One that is broken is reported, and the old one stays. */
  const restart = async (): Promise<void> => {
    const fault = await findConfigFault?.();
    await faults.setConfiguration(fault);
    if (!fault) await server.restart();
  };
  /** Whether a server with the current configuration handles the file. */
  const isTakenByNext = async (file: string): Promise<boolean> => {
    // A changed configuration changes tables and rules for every file. A server that cannot restart keeps the old
    // configuration, and tries again with the next file.
    if (takers.get(root) === followers.add && readTime(configFiles) !== configTime) await restart();
    const newest = takers.get(root);
    if (newest === followers.add) return false;
    // The next server may have read its content before this file was saved.
    newest?.(file);
    return true;
  };
  const take = async (file: string): Promise<void> => {
    const timeBefore = readTime(configFiles);
    if (await isTakenByNext(file)) return;
    const changes = await content.follow(file);
    // The configuration may have been saved while the file was read. Then the faults come from the old rules.
    const isOutdated = changes.some(({ kind }) => kind === 'fault') && readTime(configFiles) !== timeBefore;
    if (isOutdated && (await isTakenByNext(file))) return;
    for (const change of changes) {
      if (change.kind === 'fault') continue;
      // Data has no page of its own, and may be on any.
      if (change.paths.length === 0) server.ws.send('recto:content', {});
      for (const path of change.paths) server.ws.send('recto:content', { path });
    }
    await faults.setContent(changes.flatMap((change) => (change.kind === 'fault' ? change.faults : [])));
    server.watcher.add(content.shownFiles());
    await takeFolder(file);
  };
  /** A watcher does not notice that a folder has replaced a file. */
  const takeFolder = async (path: string): Promise<void> => {
    const inside = await listFiles(path).catch(() => undefined);
    if (!inside) return;
    server.watcher.unwatch(path).add(path);
    for (const file of inside) followers.add(join(path, file));
  };
  const report = (error: unknown): void => {
    server.config.logger.error(`The content could not be followed: ${String(error)}`, { timestamp: true });
  };
  faults.setContent(content.faults()).catch(report);
  const followers = createQueue(take, SETTLE_MS, report);
  takers.set(root, followers.add);
  server.watcher.add([root, ...configFiles, ...content.folders(), ...content.shownFiles()]);
  server.watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') followers.add(file);
  });
  // A watcher reports nothing before it is ready: look for files that were saved since the content was read.
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
    if (takers.get(root) === followers.add) takers.delete(root);
    // A file that is being read still has to be written.
    followers.idle().then(content.close).catch(report);
  });
}

/** When the last changed of these files was changed; `undefined` if one of them does not exist. */
export function readTime(files: readonly string[]): number | undefined {
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return times.some((time) => time === undefined) ? undefined : Math.max(...times.map(Number));
}

/** Pictures beside content, at the addresses a build would write them to. */
function serveAssets(server: ViteDevServer, assets: () => Map<string, string>): void {
  server.middlewares.use((request, response, next) => {
    const [whole = ''] = (request.url ?? '').split('?');
    // Vite takes the base off later.
    const path = whole.startsWith(server.config.base) ? whole.slice(server.config.base.length - 1) : whole;
    const file = path.startsWith('/_assets/') ? assets().get(path) : undefined;
    if (file === undefined) {
      next();
      return;
    }
    sendFile(file, assetType(file) ?? 'application/octet-stream', response, next);
  });
}
