import { normalizePath } from 'vite';
import type { ViteDevServer } from 'vite';
import type { ErrorList } from './error-list.ts';

const CODE = /\.[cm]?[jt]sx?$/u;

/** Removes errors that a saved file may have fixed. Those that remain are found again on the next request. */
export function clearFixedErrors({ watcher, environments, ws }: ViteDevServer, list: ErrorList): void {
  watcher.on('all', (event, changed) => {
    const file = normalizePath(changed);
    const isNew = event === 'add' || event === 'unlink';
    for (const source of list.sources()) {
      if (source.startsWith('request ')) list.set(source, []);
      if (!source.startsWith('file ')) continue;
      const isAffected =
        isNew || list.of(source).some(({ position }) => position && normalizePath(position.location) === file);
      if (isAffected) list.set(source, []);
    }
    if (!isNew || !CODE.test(file)) return;
    // The new file may have been missing. Modules that import it have not changed, so they are reloaded here.
    const failed = list
      .sources()
      .filter((source) => source.startsWith('page '))
      .flatMap((source) => list.of(source))
      .flatMap(({ kind, position }) => (kind === 'code' && position ? normalizePath(position.location) : []));
    if (failed.length === 0) return;
    const { hot, moduleGraph } = environments['ssr'] ?? environments.client;
    for (const importer of new Set(failed)) {
      moduleGraph.onFileChange(importer);
      hot.send({ type: 'full-reload', triggeredBy: importer });
    }
    ws.send('recto:code', {});
  });
}
