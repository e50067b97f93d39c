/** Registers a tracer provider that sends every span to SPANS_URL. Loaded with `node --import` before the server. */
import { NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

const exporter: SpanExporter = {
  export(spans, done) {
    const body = JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })));
    void fetch(process.env['SPANS_URL'] ?? '', { method: 'POST', body }).catch(() => undefined);
    done({ code: 0 });
  },
  shutdown: async () => await Promise.resolve(),
};

new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
