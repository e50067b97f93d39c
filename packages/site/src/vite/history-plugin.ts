import type { Plugin } from 'vite';
import { readHistory } from './read-history.ts';

const HISTORY = 'virtual:recto/history';

/** Tells the server when each content file last changed. It is asked while building: a built site has no git. */
export function historyPlugin({ content }: { content: string }): Plugin {
  return {
    name: 'recto:history',
    sharedDuringBuild: true,
    resolveId(id) {
      return id === HISTORY ? `\0${HISTORY}` : undefined;
    },
    load(id) {
      if (id !== `\0${HISTORY}`) return undefined;
      return `export const history = ${JSON.stringify(readHistory(content))};`;
    },
  };
}
