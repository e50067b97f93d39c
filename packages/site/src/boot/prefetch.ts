import { PREFETCH_DELAY_MS } from '../constants.ts';
import { mayFetchAhead, readConnection } from '../prefetch/connection.ts';
import { whenIdle } from '../prefetch/idle.ts';

/**
 * Brings the runtime's files into the cache, without running them, once the page has nothing else to do; and what
 * brings the worker that keeps pages, where the site has one.
 */
export function prefetchWhenIdle(document: Document): void {
  if (!mayFetchAhead(readConnection())) return;
  const { files = '', offline } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {};
  if (files === '') return;
  whenIdle(() => {
    setTimeout(() => {
      for (const href of files.split(' ')) {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
        link.fetchPriority = 'low';
        document.head.append(link);
      }
      if (offline === undefined) return;
      // A script that cannot be had is no fault of a module that waits for it: nobody does.
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: offline }));
    }, PREFETCH_DELAY_MS);
  });
}
