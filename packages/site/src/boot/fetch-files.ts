import { mayPrefetch, readConnection } from '../prefetch/connection.ts';

const requested = new Set<string>();

/**
 * Loads files into the browser's cache, in parallel and without running them. Each is requested once. Every script is
 * requested in a separate task: a request takes 5 ms on a slow phone, and the browser can handle a click between two
 * tasks. Styles are requested immediately, before the import that uses them: a preload after it counts as unused.
 */
export function fetchFiles(document: Document, files = ''): void {
  for (const href of files.split(' ')) {
    if (href === '' || requested.has(href)) continue;
    requested.add(href);
    const isStyle = href.endsWith('.css');
    // The same mode and credentials as the import, or the browser would fetch the file twice.
    const kind = isStyle ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    const append = (): void => {
      document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
    };
    if (isStyle) append();
    else setTimeout(append);
  }
}

/** Prefetches files, if the connection is fast enough. */
export function prefetchFiles(document: Document, files?: string): void {
  if (mayPrefetch(readConnection())) fetchFiles(document, files);
}
