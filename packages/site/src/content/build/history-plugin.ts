import type { Plugin } from 'vite';
import { readHistory } from './read-history.ts';

const HISTORY = 'virtual:recto/history';

/** Tells a dev server when each content file last changed. A built server has the times with its content. */
export function historyPlugin({ content }: { content: string }): Plugin {
  return {
    name: 'recto:history',
    sharedDuringBuild: true,
    resolveId(id) {
      return id === HISTORY ? `\0${HISTORY}` : undefined;
    },
    load(id) {
      if (id !== `\0${HISTORY}`) return undefined;
      return `export const history = ${JSON.stringify(this.environment.mode === 'dev' ? readHistory(content) : {})};`;
    },
  };
}
