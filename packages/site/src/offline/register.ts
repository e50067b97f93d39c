/**
 * Registers the service worker and reports read pages to it. It is loaded by its own element when the page is idle, and
 * shares no code with the page, so that the page never waits for it.
 */
import { BASE } from '../app/base-path.ts';
import { WORKER_FILE } from './facts.ts';
import type { ReadMessage } from './facts.ts';

// Service workers are only available in secure contexts.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

function tell(files: readonly string[]): void {
  const content = document.getElementById('app')?.dataset['content'] || undefined;
  serviceWorker?.controller?.postMessage({ page: location.href, content, files } satisfies ReadMessage);
}

/** Reports the files that were loaded before this worker was active. */
function tellAll(): void {
  tell(performance.getEntriesByType('resource').map(({ name }) => name));
}

serviceWorker?.addEventListener('controllerchange', tellAll);
tellAll();
if (Object.hasOwn(globalThis, 'navigation')) {
  navigation.addEventListener('navigatesuccess', () => {
    // The page is rendered by now; what it loads later passes the worker.
    setTimeout(tell, 1000, []);
  });
}
// If the browser does not allow it, pages need a connection.
serviceWorker?.register(BASE + WORKER_FILE, { scope: `${BASE}/` }).catch(() => undefined);
