import { isSkipped, readSettings } from './settings.ts';

/** Counts the first page at once, without waiting for intent. A site without analytics loads nothing for it. */
export function startAnalytics(document: Document): void {
  const settings = readSettings(document);
  if (!settings || isSkipped(settings, location)) return;
  import('./count-pages.ts').then(
    ({ countPages }) => {
      countPages(settings);
    },
    () => undefined,
  );
}
