import { PREFETCH_DELAY_MS, SLOW_CONNECTIONS } from '../constants.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Brings the runtime's files into the cache, without running them, once the page has nothing else to do. */
export function prefetchWhenIdle(document: Document): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true || SLOW_CONNECTIONS.includes(connection?.effectiveType ?? '')) return;
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

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
}
