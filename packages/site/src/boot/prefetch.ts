import { PREFETCH_DELAY_MS } from '../constants.ts';
import { mayFetchAhead, readConnection } from '../prefetch/connection.ts';
import { whenIdle } from '../prefetch/idle.ts';

/** Brings the runtime's files into the cache, without running them, once the page has nothing else to do. */
export function prefetchWhenIdle(document: Document): void {
  if (!mayFetchAhead(readConnection())) return;
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files'];
  if (files === undefined || files === '') return;
  whenIdle(() => {
    setTimeout(() => {
      for (const href of files.split(' ')) {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
        link.fetchPriority = 'low';
        document.head.append(link);
      }
    }, PREFETCH_DELAY_MS);
  });
}
