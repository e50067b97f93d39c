/**
 * The parts of the service worker's global scope that the worker uses. TypeScript's libraries for pages and workers
 * cannot be used together.
 */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  caches: CacheStorage;
  location: Pick<Location, 'origin'>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
}

/** An event that keeps the worker alive until its work is done. */
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
}
