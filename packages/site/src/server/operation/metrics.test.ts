import { describe, expect, test } from 'vitest';
import { parseOpenMetrics } from '../../../fixtures/parse-open-metrics.ts';
import { METRICS } from './metric-definitions.ts';
import { createMetrics } from './metrics.ts';
import { sharedState } from './shared-state.ts';

/** Metrics that are collected, with all kinds of values. */
function filled() {
  const metrics = createMetrics();
  metrics.enable();
  metrics.count('recto_http_requests', { method: 'GET', status: '200' });
  metrics.count('recto_http_requests', { method: 'GET', status: '200' });
  metrics.count('recto_http_requests', { method: 'GET', status: '404' });
  for (const seconds of [0.001, 0.0011, 3, 100]) metrics.observe('recto_http_request_duration_seconds', seconds);
  metrics.set('recto_content_info', 1, { version: 'a\\"\nb' });
  metrics.set('process_cpu_seconds', 2.5);
  return metrics;
}

describe('OpenMetrics', () => {
  const families = parseOpenMetrics(filled().render());

  test('counters have one value for each combination of labels', () => {
    expect(families.get('recto_http_requests')).toMatchObject({
      type: 'counter',
      samples: [
        { name: 'recto_http_requests_total', labels: { method: 'GET', status: '200' }, value: 2 },
        { name: 'recto_http_requests_total', labels: { method: 'GET', status: '404' }, value: 1 },
      ],
    });
  });

  test('the buckets of a histogram contain all values up to their bound', () => {
    const { samples = [], unit } = families.get('recto_http_request_duration_seconds') ?? {};
    const upTo = (le: string) => samples.find(({ labels }) => labels['le'] === le)?.value;
    expect([unit, upTo('0.001'), upTo('0.0025'), upTo('2.5'), upTo('5.0'), upTo('10.0'), upTo('+Inf')]).toEqual([
      'seconds',
      1,
      2,
      2,
      3,
      3,
      4,
    ]);
    expect(samples.find(({ name }) => name.endsWith('_sum'))?.value).toBeCloseTo(103.0021);
  });

  test('labels are escaped', () => {
    expect(families.get('recto_content_info')?.samples).toEqual([
      { name: 'recto_content_info', labels: { version: 'a\\"\nb' }, value: 1 },
    ]);
  });

  test('a value that is set replaces the one with other labels', () => {
    const metrics = filled();
    metrics.set('recto_content_info', 1, { version: 'next' });
    const { samples } = parseOpenMetrics(metrics.render()).get('recto_content_info') ?? {};
    expect(samples).toEqual([{ name: 'recto_content_info', labels: { version: 'next' }, value: 1 }]);
  });
});

test('nothing is collected before it is enabled', () => {
  const metrics = createMetrics();
  metrics.count('recto_content_switches', { result: 'done' });
  metrics.observe('recto_publish_duration_seconds', 1);
  metrics.set('recto_ready', 1);
  expect(metrics.render()).toBe('# EOF\n');
});

test('names, buckets and descriptions follow the rules of OpenMetrics', () => {
  for (const [name, { type, help, ...rest }] of Object.entries(METRICS)) {
    expect(name).toMatch(/^[a-z][a-z0-9_]*[a-z0-9]$/u);
    expect(name).not.toMatch(/_(?:total|count|sum|bucket)$/u);
    expect(help).toMatch(/^\S.*\.$/u);
    const buckets: readonly number[] = 'buckets' in rest ? rest.buckets : [];
    expect(buckets.length > 0).toBe(type === 'histogram');
    expect(buckets.toSorted((a, b) => a - b)).toEqual(buckets);
  }
});

test('two bundles share the state of a process', () => {
  const first = sharedState('test-of-shared-state', () => ({ value: 1 }));
  expect(sharedState('test-of-shared-state', () => ({ value: 2 }))).toBe(first);
});
