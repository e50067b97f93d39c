import { mayFetchAhead, readConnection } from '../prefetch/connection.ts';

const asked = new Set<string>();

/** Brings files into the browser's cache, all at once and without running them. Each is asked for once. */
export function fetchFiles(document: Document, files = ''): void {
  for (const href of files.split(' ')) {
    if (href === '' || asked.has(href)) continue;
    asked.add(href);
    // As the script that imports them asks for them, or the browser would fetch them twice.
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
  }
}

/** The same before anybody needs them, where the connection is good enough. */
export function fetchFilesAhead(document: Document, files?: string): void {
  if (mayFetchAhead(readConnection())) fetchFiles(document, files);
}
