/** The parts of a service worker that ours uses. TypeScript knows pages or workers, never both at once. */
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

/** The worker lives until what it has promised is done. */
interface LivingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface AnsweringEvent extends LivingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: LivingEvent;
  activate: LivingEvent;
  message: LivingEvent & { data: unknown };
  fetch: AnsweringEvent;
}
