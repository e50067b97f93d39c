import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hourLine } from '../components/dial/hour-line.ts';

for (const [hour, latitude, angle] of [
  [12, 48, 0],
  [13, 30, 7.6],
  [9, 45, -35.3],
  [17, 60, 72.8],
  [6, 20, -90],
  [15, 90, 45],
] as const) {
  test(`at latitude ${latitude}° the line of hour ${hour} is at ${angle}°`, () => {
    assert.equal(hourLine(hour, latitude), angle);
  });
}
