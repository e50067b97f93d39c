import { createPageNotifier } from '@recto/content/vite';
import type { NotifyPages } from '@recto/content/vite';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { RELOAD_EVENTS } from '../dev/reload-events.ts';

/** How long the worker may take to confirm that it drops the old code. If its code has failed, it does not confirm. */
const MAX_CONFIRMATION_MS = 250;

/**
 * Development only: runs edited server code, and notifies open pages so that they update their content. Nitro would
 * reload every open page for server-only code.
 */
export function codeChangesPlugin(contentFolder: string): Plugin {
  const content = `${normalizePath(contentFolder)}/`;
  let notify: NotifyPages = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const notifyNow = (): void => {
    clearTimeout(timer);
    notify();
  };
  return {
    name: 'recto:code-changes',
    apply: 'serve',
    configureServer(server) {
      notify = createPageNotifier(server, 'recto:code');
      server.environments['ssr']?.hot.on(RELOAD_EVENTS.confirmed, notifyNow);
      server.httpServer?.once('close', () => {
        clearTimeout(timer);
      });
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, timestamp }) {
        const { config, moduleGraph, hot, name } = this.environment;
        if (config.consumer === 'client' || file.startsWith(content)) return undefined;
        const code = modules.filter(({ id, type }) => id !== null && type === 'js');
        if (code.length === 0) return undefined;
        const invalidated = new Set<(typeof modules)[number]>();
        for (const module of code) moduleGraph.invalidateModule(module, invalidated, timestamp, true);
        hot.send({ type: 'full-reload', triggeredBy: file });
        clearTimeout(timer);
        if (name === 'ssr') {
          // A page that requests its new state before the worker has received the message would get the old one.
          hot.send(RELOAD_EVENTS.asked, {});
          timer = setTimeout(notify, MAX_CONFIRMATION_MS);
        } else notifyNow();
        return modules.filter((module) => !code.includes(module));
      },
    },
  };
}
