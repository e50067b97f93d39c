/** The service worker: what was read can be read again without a connection. It is one file, and imports nothing at run time. */
import { createAnswers } from './answers.ts';
import type { OfflineFacts, ReadMessage } from './facts.ts';
import { planRequest } from './plan-request.ts';
import { createShelf } from './shelf.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The server writes it above this file. */
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
/** What cannot be kept, because nothing more fits or the connection is gone, is not kept. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener('install', (event) => {
  // A worker that could not get all its files is given up, and the one before it stays.
  event.waitUntil(shelf.keepAll(OFFLINE_FACTS.files).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener('activate', (event) => {
  // Pages of the build before find their files in its cache, and the new ones theirs: builds never mix.
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
