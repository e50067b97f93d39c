import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMeasurements } from './measurements.ts';

const MEASURED = { system: 'recto', pages: 200, kind: 'cold', run: 1 };

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-measurements-'));
  file = join(folder, 'below', 'measurements.jsonl');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a run that was broken off has what it measured when it goes on', () => {
  openMeasurements(file, 'subject').add({ ...MEASURED, figures: { seconds: 3 } });
  const store = openMeasurements(file, 'subject');
  expect(store.all()).toEqual([{ ...MEASURED, figures: { seconds: 3 } }]);
  expect(store.has(MEASURED)).toBe(true);
});

test.for([{ system: 'hugo' }, { pages: 1000 }, { kind: 'code' }, { run: 2 }])('%j was not measured', (other) => {
  const store = openMeasurements(file, 'subject');
  store.add({ ...MEASURED, figures: {} });
  expect(store.has({ ...MEASURED, ...other })).toBe(false);
});

test('half a line, as a killed process leaves it, is dropped and does not spoil the next one', () => {
  openMeasurements(file, 'subject').add({ ...MEASURED, figures: {} });
  appendFileSync(file, '{"system":"rec');
  openMeasurements(file, 'subject').add({ ...MEASURED, run: 2, figures: {} });
  expect(openMeasurements(file, 'subject').all()).toHaveLength(2);
});

test('what was measured of something else is not used', () => {
  openMeasurements(file, 'subject').add({ ...MEASURED, figures: {} });
  expect(openMeasurements(file, 'another subject').all()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('another subject\n');
});

test('a fresh run drops what it finds', () => {
  openMeasurements(file, 'subject').add({ ...MEASURED, figures: {} });
  expect(openMeasurements(file, 'subject', { isFresh: true }).all()).toEqual([]);
});
