import { normalizePath } from 'vite';
import type { Plugin } from 'vite';

/**
 * Development only: runs edited server code, and notifies open pages so that they update their content. Nitro would
 * reload every open page for server-only code.
 */
export function codeChangesPlugin(contentFolder: string): Plugin {
  const content = `${normalizePath(contentFolder)}/`;
  return {
    name: 'recto:code-changes',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, server, timestamp }) {
        const { config, moduleGraph, hot } = this.environment;
        if (config.consumer === 'client' || file.startsWith(content)) return undefined;
        const code = modules.filter(({ id, type }) => id !== null && type === 'js');
        if (code.length === 0) return undefined;
        const invalidated = new Set<(typeof modules)[number]>();
        for (const module of code) moduleGraph.invalidateModule(module, invalidated, timestamp, true);
        hot.send({ type: 'full-reload', triggeredBy: file });
        server.ws.send('recto:code', {});
        return modules.filter((module) => !code.includes(module));
      },
    },
  };
}
