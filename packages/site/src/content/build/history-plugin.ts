import type { Plugin } from 'vite';
import { readHistory } from './read-history.ts';
import { VIRTUAL_ID } from '../../vite/virtual-id.ts';

const HISTORY = 'virtual:recto/history';

/** Provides the modification times of content files on a development server. A built server has them in its content. */
export function historyPlugin({ content }: { content: string }): Plugin {
  return {
    name: 'recto:history',
    sharedDuringBuild: true,
    resolveId: {
      filter: { id: VIRTUAL_ID },
      handler: (id) => (id === HISTORY ? `\0${HISTORY}` : undefined),
    },
    load(id) {
      if (id !== `\0${HISTORY}`) return undefined;
      return `export const history = ${JSON.stringify(this.environment.mode === 'dev' ? readHistory(content) : {})};`;
    },
  };
}
