import { expect, test, vi } from 'vitest';
import { measureOperation } from './measure-operation.ts';
import { metrics } from './metrics.ts';

const operation = {
  name: 'publish',
  metric: 'recto_publish_duration_seconds',
  describe: ({ status }: PromiseSettledResult<string>) => ({ state: status }),
} as const;

test('records the duration of an operation and returns its result', async () => {
  const observe = vi.spyOn(metrics, 'observe');
  expect(await measureOperation(operation, async () => 'result')).toBe('result');
  expect(observe.mock.calls).toEqual([[operation.metric, expect.closeTo(0, 0), { state: 'fulfilled' }]]);
});

test('records the duration of an operation that fails, and throws its error', async () => {
  const observe = vi.spyOn(metrics, 'observe');
  const error = new Error('reason');
  await expect(measureOperation(operation, () => Promise.reject(error))).rejects.toBe(error);
  expect(observe.mock.calls).toEqual([[operation.metric, expect.closeTo(0, 0), { state: 'rejected' }]]);
});
