import { SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measureOperation } from './measure-operation.ts';
import { findTracer, traceRequests } from './tracing.ts';

const exporter = new InMemorySpanExporter();

beforeEach(() => {
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
});
afterEach(() => {
  exporter.reset();
  trace.disable();
  context.disable();
  propagation.disable();
});

/** Handles a request and ends its response. */
function handle({ url = '/', headers = {}, status = 200, isComplete = true, work = () => undefined as unknown }) {
  const tracer = findTracer();
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isComplete });
  const request = { method: 'GET', url, headers } as IncomingMessage;
  if (tracer) traceRequests(tracer)(request, response as ServerResponse, 'a-1', () => void work());
  response.emit('close');
  return exporter.getFinishedSpans();
}

test('a request is a span of the trace in its headers, without its query', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const [span] = handle({ url: '/docs?token=secret', headers: { traceparent } });
  expect(span?.name).toBe('GET');
  expect(span?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(span?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.path': '/docs',
    'recto.request_id': 'a-1',
    'http.response.status_code': 200,
  });
});

test.for([
  [{ status: 404 }, SpanStatusCode.UNSET, undefined],
  [{ status: 500 }, SpanStatusCode.ERROR, undefined],
  [{ isComplete: false }, SpanStatusCode.ERROR, 'closed'],
] as const)('the span of a response with %j has the status %s', ([response, code, type]) => {
  const [span] = handle(response);
  expect(span?.status.code).toBe(code);
  expect(span?.attributes['error.type']).toBe(type);
});

test('spans of the code that handles a request are inside its span', () => {
  const [inner, outer] = handle({ work: () => trace.getTracer('site').startSpan('query').end() });
  expect([inner?.name, outer?.name]).toEqual(['query', 'GET']);
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
});

test('an operation is a span with its labels, and with its error if it fails', async () => {
  const operation = {
    name: 'publish',
    metric: 'recto_publish_duration_seconds',
    describe: ({ status }: PromiseSettledResult<string>) => ({ state: status }),
  } as const;
  await measureOperation(operation, async () => await Promise.resolve('done'));
  await expect(measureOperation(operation, async () => await Promise.reject(new Error('no')))).rejects.toThrow('no');
  const [done, failed] = exporter.getFinishedSpans();
  expect([done?.name, done?.attributes, done?.status.code]).toEqual([
    'publish',
    { 'recto.state': 'fulfilled' },
    SpanStatusCode.UNSET,
  ]);
  expect(failed?.attributes).toEqual({ 'recto.state': 'rejected' });
  expect(failed?.status.code).toBe(SpanStatusCode.ERROR);
  expect(failed?.events.map(({ attributes }) => attributes?.['exception.message'])).toEqual(['no']);
});

test('without a tracer provider, requests are not traced, and operations work', async () => {
  trace.disable();
  expect(findTracer()).toBeUndefined();
  const describe = () => ({});
  const operation = { name: 'publish', metric: 'recto_publish_duration_seconds', describe } as const;
  expect(await measureOperation(operation, async () => await Promise.resolve(1))).toBe(1);
});
