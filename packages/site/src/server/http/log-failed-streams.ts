import { logError } from '../log/log-error.ts';

/** The parts of an h3 event that name the request. */
interface RequestEvent {
  req: { method: string };
  url: { pathname: string };
}

/**
 * Middleware of h3: a stream that fails while it is sent is logged. The answer has begun by then, so the connection is
 * closed, and neither the visitor nor the log would know why. Pages are no streams of the site; `isRoute` tells which
 * requests are answered by its API routes.
 */
export function createStreamLog(isRoute: (event: RequestEvent) => boolean) {
  return async (event: RequestEvent, next: () => unknown): Promise<unknown> => {
    const result = await next();
    const { pathname } = event.url;
    if (result instanceof ReadableStream) return watchStream(result, pathname);
    if (!(result instanceof Response) || !isRoute(event) || !result.body) return result;
    return new Response(watchStream(result.body, pathname), result);
  };
}

/** The same stream. What it fails with is logged, unless its reader has left. */
function watchStream(stream: ReadableStream<unknown>, place: string): ReadableStream<unknown> {
  const reader = stream.getReader();
  return new ReadableStream<unknown>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          logError(error, place);
          controller.error(error);
        }
      },
      cancel: async (reason) => {
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
