import { logError } from '../log/log-error.ts';

/** The parts of an h3 event that name the request. */
interface RequestEvent {
  req: { method: string };
  url: { pathname: string };
}

/**
 * h3 middleware that logs errors of streams while they are sent. By then the response has begun, so the connection is
 * closed without a reason. Only streams of API routes are watched; `isRoute` returns whether a request is for one.
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

/** Copies a stream and logs its errors, unless the client has closed the connection. */
function watchStream(stream: ReadableStream<unknown>, path: string): ReadableStream<unknown> {
  const reader = stream.getReader();
  return new ReadableStream<unknown>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          logError(error, path);
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
