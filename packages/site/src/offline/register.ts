/**
 * Registers the service worker, and reports to it the pages that were read. This script is loaded by its own `<script>`
 * element when the page is idle, and shares no code with the page, so that the page never waits for it.
 */
import { BASE } from '../app/base-path.ts';
import { WORKER_PATH } from './offline-config.ts';
import type { VisitMessage } from './offline-config.ts';

// Service workers are only available in secure contexts.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

function report(files: readonly string[]): void {
  const content = document.getElementById('app')?.dataset['content'] || undefined;
  serviceWorker?.controller?.postMessage({ page: location.href, content, files } satisfies VisitMessage);
}

/** Reports the files that were loaded before this worker was active. */
function reportAll(): void {
  report(performance.getEntriesByType('resource').map(({ name }) => name));
}

serviceWorker?.addEventListener('controllerchange', reportAll);
reportAll();
if (Object.hasOwn(globalThis, 'navigation')) {
  navigation.addEventListener('navigatesuccess', () => {
    // The page is rendered by now. Files that it loads go through the worker, so none are reported.
    setTimeout(report, 1000, []);
  });
}
// If the registration fails, pages cannot be read offline.
serviceWorker?.register(BASE + WORKER_PATH, { scope: `${BASE}/` }).catch(() => undefined);
