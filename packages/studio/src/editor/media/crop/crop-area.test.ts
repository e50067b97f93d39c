import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CORNERS, fitRatio, moveArea, moveCorner, outputSize, resizeArea, wholeArea } from './crop-area.ts';
import type { CropArea } from './crop-area.ts';

const picture = { width: 400, height: 200 };
const area = { left: 100, top: 50, width: 100, height: 100 };

test('fits the largest area with a ratio into the centre', () => {
  expect(fitRatio(wholeArea(picture), 1)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
  expect(fitRatio(wholeArea(picture), 4)).toEqual({ left: 0, top: 50, width: 400, height: 100 });
  expect(fitRatio(area, undefined)).toEqual(area);
});

test('keeps a moved area inside the image', () => {
  expect(moveArea(area, 120, 60, picture)).toEqual({ ...area, left: 120, top: 60 });
  expect(moveArea(area, 999, -1, picture)).toEqual({ ...area, left: 300, top: 0 });
});

test.for([
  ['bottom-right', 250, 120, { left: 100, top: 50, width: 150, height: 70 }],
  ['top-left', 50, 20, { left: 50, top: 20, width: 150, height: 130 }],
  ['top-right', 9999, -50, { left: 100, top: 0, width: 300, height: 150 }],
  ['bottom-left', 500, 0, { left: 192, top: 50, width: 8, height: 8 }],
] as const)('moves the corner %s to %i, %i', ([corner, x, y, expected]) => {
  expect(moveCorner(area, { corner, x, y, ratio: undefined }, picture)).toEqual(expected);
});

test('keeps the ratio when a corner is moved, within the image', () => {
  expect(moveCorner(area, { corner: 'bottom-right', x: 9999, y: 60, ratio: 2 }, picture)).toEqual({
    left: 100,
    top: 50,
    width: 300,
    height: 150,
  });
});

test('moves the area if a new width does not fit', () => {
  expect(resizeArea(area, { width: 350 }, undefined, picture)).toEqual({ left: 50, top: 50, width: 350, height: 100 });
  expect(resizeArea(area, { height: 200 }, 1, picture)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

test.for([
  [{}, { width: 400, height: 200 }],
  [{ width: 100 }, { width: 100, height: 50 }],
  [{ height: 100 }, { width: 200, height: 100 }],
  [{ width: 9999 }, { width: 400, height: 200 }],
  [{ width: 1 }, { width: 1, height: 1 }],
] as const)('computes the output size for %o', ([requested, expected]) => {
  expect(outputSize(picture, requested)).toEqual(expected);
});

test('always keeps the area inside the image, in whole pixels', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const number = fc.oneof(fc.double({ min: -9000, max: 9000, noNaN: true }), fc.constant(Number.NaN));
  const ratio = fc.constantFrom(undefined, 1, 4 / 3, 16 / 9, 9 / 16);
  const step = fc.record({ corner: fc.constantFrom(undefined, 'size' as const, ...CORNERS), x: number, y: number });
  fc.assert(
    fc.property(size, ratio, fc.array(step, { maxLength: 8 }), (whole, requestedRatio, steps) => {
      let current: CropArea = fitRatio(wholeArea(whole), requestedRatio);
      for (const { corner, x, y } of steps) {
        if (corner === undefined) current = moveArea(current, x, y, whole);
        else if (corner === 'size') current = resizeArea(current, { width: x }, requestedRatio, whole);
        else current = moveCorner(current, { corner, x, y, ratio: requestedRatio }, whole);
        const { left, top, width, height } = current;
        expect([left, top, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(whole.width);
        expect(top + height).toBeLessThanOrEqual(whole.height);
      }
    }),
  );
});
