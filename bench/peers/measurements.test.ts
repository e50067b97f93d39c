import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMeasurements } from './measurements.ts';

const MEASUREMENT = { system: 'recto', pages: 200, kind: 'cold', run: 1 };

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-measurements-'));
  file = join(folder, 'missing-folder', 'measurements.jsonl');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('an interrupted run keeps its measurements when it is continued', () => {
  openMeasurements(file, 'subject').add({ ...MEASUREMENT, figures: { seconds: 3 } });
  const store = openMeasurements(file, 'subject');
  expect(store.all()).toEqual([{ ...MEASUREMENT, figures: { seconds: 3 } }]);
  expect(store.has(MEASUREMENT)).toBe(true);
});

test.for([{ system: 'hugo' }, { pages: 1000 }, { kind: 'code' }, { run: 2 }])(
  'does not find a measurement if one property differs: %j',
  (other) => {
    const store = openMeasurements(file, 'subject');
    store.add({ ...MEASUREMENT, figures: {} });
    expect(store.has({ ...MEASUREMENT, ...other })).toBe(false);
  },
);

test('drops an incomplete last line, which a killed process has left, and keeps later measurements', () => {
  openMeasurements(file, 'subject').add({ ...MEASUREMENT, figures: {} });
  appendFileSync(file, '{"system":"rec');
  openMeasurements(file, 'subject').add({ ...MEASUREMENT, run: 2, figures: {} });
  expect(openMeasurements(file, 'subject').all()).toHaveLength(2);
});

test('drops measurements of another subject', () => {
  openMeasurements(file, 'subject').add({ ...MEASUREMENT, figures: {} });
  expect(openMeasurements(file, 'another subject').all()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('another subject\n');
});

test('a fresh run drops existing measurements', () => {
  openMeasurements(file, 'subject').add({ ...MEASUREMENT, figures: {} });
  expect(openMeasurements(file, 'subject', { isFresh: true }).all()).toEqual([]);
});
