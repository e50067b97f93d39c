/**
 * Registers the service worker and reports read pages to it. It is loaded by its own element when the page is idle, and
 * shares no code with the page, so that the page never waits for it.
 */
import { BASE } from '../app/base-path.ts';
import { WORKER_PATH } from './offline-config.ts';
import type { ReadMessage } from './offline-config.ts';

// Service workers are only available in secure contexts.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

function report(files: readonly string[]): void {
  const content = document.getElementById('app')?.dataset['content'] || undefined;
  serviceWorker?.controller?.postMessage({ page: location.href, content, files } satisfies ReadMessage);
}

/** Reports the files that were loaded before this worker was active. */
function reportAll(): void {
  report(performance.getEntriesByType('resource').map(({ name }) => name));
}

serviceWorker?.addEventListener('controllerchange', reportAll);
reportAll();
if (Object.hasOwn(globalThis, 'navigation')) {
  navigation.addEventListener('navigatesuccess', () => {
    // The page is rendered by now; what it loads later passes the worker.
    setTimeout(report, 1000, []);
  });
}
// If the browser does not allow it, pages need a connection.
serviceWorker?.register(BASE + WORKER_PATH, { scope: `${BASE}/` }).catch(() => undefined);
