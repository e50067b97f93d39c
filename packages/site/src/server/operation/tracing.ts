import { context, propagation, ProxyTracerProvider, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import type { RequestListenerOptions } from './request-listener.ts';

const NAME = 'recto';

/** Returns the tracer for spans; `undefined` unless code that was loaded before has registered a tracer provider. */
export function findTracer(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  return provider instanceof ProxyTracerProvider ? provider.getDelegateTracer(NAME) : provider.getTracer(NAME);
}

/**
 * Creates a function that handles a request as part of a span, which belongs to the trace in the headers of the request.
 * Queries are left out, because they may contain secrets.
 */
export function traceRequests(tracer: Tracer): NonNullable<RequestListenerOptions['trace']> {
  return ({ method = '', url = '', headers }, response, id, work) => {
    const [path = ''] = url.split('?');
    const attributes = { 'http.request.method': method, 'url.path': path, 'recto.request_id': id };
    const parent = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      span.setAttribute('http.response.status_code', statusCode);
      if (!writableFinished) span.setAttribute('error.type', 'closed');
      if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), work);
  };
}

/** Runs an operation as a span. `describe` returns the attributes of its result or its error. */
export async function traceOperation<T>(
  name: string,
  describe: (outcome: PromiseSettledResult<T>) => Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  return await trace.getTracer(NAME).startActiveSpan(name, async (span) => {
    const [outcome] = await Promise.allSettled([run()]);
    endSpan(span, outcome, describe(outcome));
    return outcome;
  });
}

function endSpan(span: Span, outcome: PromiseSettledResult<unknown>, labels: Readonly<Record<string, string>>): void {
  const attributes: Attributes = {};
  for (const [label, value] of Object.entries(labels)) attributes[`${NAME}.${label}`] = value;
  span.setAttributes(attributes);
  if (outcome.status === 'rejected') {
    span.recordException(outcome.reason instanceof Error ? outcome.reason : String(outcome.reason));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
