import { mayFetchAhead, readConnection } from '../prefetch/connection.ts';

const asked = new Set<string>();

/**
 * Loads files into the browser's cache, in parallel and without running them. Each is requested once, in a task of its
 * own: a request takes 5 ms on a slow phone, and the browser answers a click between two tasks.
 */
export function fetchFiles(document: Document, files = ''): void {
  for (const href of files.split(' ')) {
    if (href === '' || asked.has(href)) continue;
    asked.add(href);
    setTimeout(() => {
      // With the same mode and credentials as the import, or the browser would fetch them twice.
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
    });
  }
}

/** Does the same ahead of need, if the connection is good enough. */
export function fetchFilesAhead(document: Document, files?: string): void {
  if (mayFetchAhead(readConnection())) fetchFiles(document, files);
}
