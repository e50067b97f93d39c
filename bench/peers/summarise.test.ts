import { expect, test } from 'vitest';
import type { Figures, Measurement } from './measurements.ts';
import { summarise } from './summarise.ts';

function measurement(run: number, figures: Figures, overrides: Partial<Measurement> = {}): Measurement {
  return { system: 'recto', pages: 200, kind: 'cold', run, figures, ...overrides };
}

test('combines runs of the same measurement into one row of medians', () => {
  const runs = [
    measurement(1, { seconds: 9, outputBytes: 1_234_567 }),
    measurement(2, { seconds: 30, outputBytes: 1_234_567 }),
    measurement(3, { seconds: 10.123_456, outputBytes: 1_234_567 }),
  ];
  expect(summarise(runs, '2026-11-17')).toEqual([
    {
      system: 'recto',
      pages: 200,
      kind: 'cold',
      date: '2026-11-17',
      runs: 3,
      figures: { seconds: 10.12, outputBytes: 1_234_567 },
    },
  ]);
});

test('systems, sizes and kinds have separate rows, in the order of their first run', () => {
  const others = [{ system: 'hugo' }, { pages: 1000 }, { kind: 'code' }];
  const runs = [1, 2].flatMap((run) => [
    measurement(run, { seconds: run }),
    ...others.map((overrides) => measurement(run, { seconds: 10 * run }, overrides)),
  ]);
  expect(summarise(runs, '2026-11-17').map(({ system, pages, kind, runs }) => [system, pages, kind, runs])).toEqual([
    ['recto', 200, 'cold', 2],
    ['hugo', 200, 'cold', 2],
    ['recto', 1000, 'cold', 2],
    ['recto', 200, 'code', 2],
  ]);
});

test('ignores runs without a figure, which is null if all runs lack it', () => {
  const runs = [
    measurement(1, { score: null, shift: null }),
    measurement(2, { score: 98, shift: null }),
    measurement(3, { score: 100, shift: null }),
  ];
  expect(summarise(runs, '2026-11-17')[0]?.figures).toEqual({ score: 100, shift: null });
});
