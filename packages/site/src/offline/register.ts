/**
 * Brings the worker, and tells it what is read. Loaded when the page has nothing else to do, and by an element of its
 * own: nothing here may be a part of what a page waits for, so it shares no code with it.
 */
import { BASE } from '../app/base-path.ts';
import { WORKER_FILE } from './facts.ts';
import type { ReadMessage } from './facts.ts';

// Only safe connections have workers.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

function tell(files: readonly string[]): void {
  const content = document.getElementById('app')?.dataset['content'] || undefined;
  serviceWorker?.controller?.postMessage({ page: location.href, content, files } satisfies ReadMessage);
}

/** What is there already came past a worker that was not there, or past the one before. */
function tellAll(): void {
  tell(performance.getEntriesByType('resource').map(({ name }) => name));
}

serviceWorker?.addEventListener('controllerchange', tellAll);
tellAll();
if (Object.hasOwn(globalThis, 'navigation')) {
  navigation.addEventListener('navigatesuccess', () => {
    // Whatever the page shows is shown by now; what it loads passes the worker.
    setTimeout(tell, 1000, []);
  });
}
// A browser may forbid it: then pages are read with a connection, as ever.
serviceWorker?.register(BASE + WORKER_FILE, { scope: `${BASE}/` }).catch(() => undefined);
