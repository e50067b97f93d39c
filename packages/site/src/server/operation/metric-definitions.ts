/** All metrics of a server. Times are in seconds, sizes in bytes. */
export const METRICS = {
  recto_http_requests: {
    type: 'counter',
    help: 'Responses, by method and status; the status is closed if the client closed the connection before.',
  },
  recto_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from the end of the request headers to the end of the response.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  recto_page_cache_requests: {
    type: 'counter',
    help: 'Requests for pages and their payloads that may be cached, by result (hit or miss).',
  },
  recto_content_switches: {
    type: 'counter',
    help: 'Changes to another content version since the start, by result (done or failed).',
  },
  recto_content_build_duration_seconds: {
    type: 'histogram',
    help: 'Time of content builds and checks on this server, by purpose (build or check) and result (done, invalid, failed or aborted).',
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600],
  },
  recto_publish_duration_seconds: {
    type: 'histogram',
    help: 'Time of attempts to publish a change set in the studio, by the state of the change set afterwards, or error.',
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600],
  },
  recto_build_info: { type: 'gauge', help: 'Always 1; the label is the version of the app.' },
  recto_content_info: { type: 'gauge', help: 'Always 1; the label is the version of the content.' },
  recto_ready: { type: 'gauge', help: '1 if the server has opened its content and is not stopping, else 0.' },
  process_start_time_seconds: { type: 'gauge', help: 'Start of the process, in seconds since 1970.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory of the process.' },
  process_cpu_seconds: { type: 'counter', help: 'Processor time of the process.' },
  nodejs_heap_used_bytes: { type: 'gauge', help: 'Used memory of the JavaScript heap.' },
  nodejs_eventloop_delay_p99_seconds: {
    type: 'gauge',
    help: '99 % of the delays of the event loop since the metrics were last read were shorter.',
  },
} as const satisfies Record<string, MetricDefinition>;

/** Definition of a metric. */
export interface MetricDefinition {
  type: 'counter' | 'gauge' | 'histogram';
  /** Description for people who read the metrics. */
  help: string;
  /** Upper bounds of the buckets of a histogram. */
  buckets?: readonly number[];
}

/** Name of a metric. */
export type MetricName = keyof typeof METRICS;

/** Names of the metrics of one type. */
export type MetricOf<Type extends MetricDefinition['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
