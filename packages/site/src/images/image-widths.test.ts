import { expect, test } from 'vitest';
import { IMAGE_BREAKPOINTS, IMAGE_CACHE_SECONDS, IMAGE_DENSITIES, IMAGE_FORMAT, IMAGE_QUALITY } from './constants.ts';
import { IMAGE_WIDTHS, widthsFor } from './image-widths.ts';

test('has fixed breakpoints, densities, format, quality and cache time', () => {
  expect(IMAGE_BREAKPOINTS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 });
  expect(IMAGE_DENSITIES).toEqual([1, 2]);
  expect(IMAGE_FORMAT).toBe('webp');
  expect(IMAGE_QUALITY).toBe(100);
  expect(IMAGE_CACHE_SECONDS).toBe(365 * 24 * 60 * 60);
});

test('lists the width of every breakpoint for every density', () => {
  expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test.for([
  [16, [320]],
  [320, [320]],
  [321, [320, 640]],
  [1440, [320, 640, 768, 1024, 1280, 1536]],
  [9000, [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]],
] as const)('an image with a width of %i is converted to %o', ([natural, widths]) => {
  expect(widthsFor(natural)).toEqual(widths);
});
