/** The service worker: pages that were read can be read again offline. It is built to one file without imports. */
import { createResponder } from './responses.ts';
import type { OfflineConfig, VisitMessage } from './offline-config.ts';
import { planRequest } from './plan-request.ts';
import { createOfflineCache } from './offline-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The server writes it before this code. */
declare const OFFLINE_CONFIG: OfflineConfig;

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const cache = createOfflineCache(worker.caches, OFFLINE_CONFIG);
let isUnregistered = false;
const unregister = async (): Promise<void> => {
  isUnregistered = true;
  await cache.clear();
  await worker.registration.unregister();
};
const responder = createResponder({ config: OFFLINE_CONFIG, cache, origin, fetch: fetch.bind(globalThis), unregister });
/** Ignores errors of caching, for example if the storage is full or the connection is lost. */
const ignoreErrors = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener('install', (event) => {
  // If a file cannot be loaded, the installation fails and the previous worker stays active.
  event.waitUntil(cache.putAll(OFFLINE_CONFIG.files).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener('activate', (event) => {
  // Each build has its own cache, so pages of the previous build still find their files.
  event.waitUntil(ignoreErrors(cache.prune()).then(worker.clients.claim.bind(worker.clients)));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(ignoreErrors(responder.cacheVisitedPage(event.data as VisitMessage)));
});

worker.addEventListener('fetch', (event) => {
  const plan = isUnregistered ? 'pass' : planRequest(event.request, origin, OFFLINE_CONFIG);
  if (plan === 'pass') return;
  event.respondWith(
    responder.respond(plan, event.request, (work) => {
      event.waitUntil(ignoreErrors(work));
    }),
  );
});
