import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepError, createSteps, formatTime, main } from './steps.mjs';

let printed = '';

beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
});

afterEach(() => {
  process.exitCode = undefined;
});

test.for([
  [0, '0.0 s'],
  [1449, '1.4 s'],
  [59_900, '59.9 s'],
  [60_000, '1 min 0 s'],
  [83_400, '1 min 23 s'],
  [3_600_000, '60 min 0 s'],
] as const)('formats %i milliseconds as "%s"', ([milliseconds, text]) => {
  expect(formatTime(milliseconds)).toBe(text);
});

test('a step prints its name, its completion and its result', async () => {
  const { step, done } = createSteps();
  await step('Build', async () => '12 rows');
  expect(printed).toMatch(/^· Build …\n✓ Build 12 rows, \d+\.\d s\n$/u);
  expect(done).toEqual([expect.objectContaining({ name: 'Build', result: '12 rows' })]);
});

test('without a terminal, prints a line of progress after each quarter of the work', async () => {
  const { step } = createSteps();
  await step('Test', async (progress) => {
    for (let share = 0; share <= 10; share += 1) progress(share / 10, `${share} of 10`);
  });
  const shares = [...printed.matchAll(/(\d+) % (\d+ of 10)/gu)].map(([line]) => line);
  expect(shares).toEqual(['30 % 3 of 10', '50 % 5 of 10', '80 % 8 of 10']);
});

test('marks a failed step, does not count it as done, and stops the command', async () => {
  const { step, done } = createSteps();
  const error = new StepError('The site could not be built.', 'Fix it.');
  await expect(
    step('Build', async () => {
      throw error;
    }),
  ).rejects.toBe(error);
  expect(printed).toMatch(/✗ Build \d+\.\d s\n$/u);
  expect(done).toEqual([]);
});

test('a failed command ends with the output of the tool, a message, a hint and an exit code', async () => {
  await main(async () => {
    throw new StepError('The type check failed.', 'Fix the errors above.', 'a.ts(1,1): error\n\n');
  });
  expect(printed).toBe('\na.ts(1,1): error\n\nThe type check failed.\nFix the errors above.\n');
  expect(process.exitCode).toBe(1);
});

test('rethrows an unexpected error of the command unchanged', async () => {
  const error = new TypeError('undefined is not a function');
  await expect(
    main(async () => {
      throw error;
    }),
  ).rejects.toBe(error);
  expect(printed).toBe('');
});
