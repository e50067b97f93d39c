import { ContentError } from '@recto/content';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { COMPONENTS_FOLDER, listComponents } from './list-components.ts';

/** Delay in milliseconds, since renaming a file removes one and adds another. */
const DELAY = 100;

/**
 * Development only: restarts the server when a component file for markdown is added, renamed or deleted, or becomes
 * interactive or static, since the generated modules list the components of both kinds.
 */
export function componentListPlugin(root: string): Plugin {
  const folder = `${normalizePath(join(root, COMPONENTS_FOLDER))}/`;
  return {
    name: 'recto:component-list',
    apply: 'serve',
    configureServer(server) {
      let listed = describeList(root);
      let timer: NodeJS.Timeout | undefined;
      const compare = (): void => {
        const newList = describeList(root);
        if (newList === listed) return;
        listed = newList;
        void server.restart();
      };
      server.watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(compare, DELAY).unref();
      });
    },
  };
}

/** Lists the components with their kinds and files. Two files for one component are an error. */
function describeList(root: string): string {
  try {
    return JSON.stringify(listComponents(root, true));
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
