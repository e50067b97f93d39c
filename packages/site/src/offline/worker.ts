/** The service worker: pages that were read can be read again offline. It is built to one file without imports. */
import { createAnswers } from './answers.ts';
import type { OfflineFacts, ReadMessage } from './facts.ts';
import { planRequest } from './plan-request.ts';
import { createShelf } from './shelf.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The server writes it before this code. */
declare const OFFLINE_FACTS: OfflineFacts;

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const shelf = createShelf(worker.caches, OFFLINE_FACTS);
let hasLeft = false;
const leave = async (): Promise<void> => {
  hasLeft = true;
  await shelf.clear();
  await worker.registration.unregister();
};
const answers = createAnswers({ facts: OFFLINE_FACTS, shelf, origin, fetch: fetch.bind(globalThis), leave });
/** Ignores errors of caching, for example if the storage is full or the connection is lost. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener('install', (event) => {
  // If a file cannot be loaded, the installation fails and the previous worker stays active.
  event.waitUntil(shelf.keepAll(OFFLINE_FACTS.files).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener('activate', (event) => {
  // Each build has its own cache, so pages of the previous build still find their files.
  event.waitUntil(quietly(shelf.tidy()).then(worker.clients.claim.bind(worker.clients)));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(quietly(answers.keepRead(event.data as ReadMessage)));
});

worker.addEventListener('fetch', (event) => {
  const plan = hasLeft ? 'pass' : planRequest(event.request, origin, OFFLINE_FACTS);
  if (plan === 'pass') return;
  event.respondWith(
    answers.answer(plan, event.request, (work) => {
      event.waitUntil(quietly(work));
    }),
  );
});
