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
] as const)('%i milliseconds are "%s"', ([milliseconds, text]) => {
  expect(formatTime(milliseconds)).toBe(text);
});

test('a step says what it does, that it is done, and what came of it', async () => {
  const { step, done } = createSteps();
  await step('Build', async () => '12 rows');
  expect(printed).toMatch(/^· Build …\n✓ Build 12 rows, \d+\.\d s\n$/u);
  expect(done).toEqual([expect.objectContaining({ name: 'Build', result: '12 rows' })]);
});

test('without a terminal, progress is a line at each quarter', async () => {
  const { step } = createSteps();
  await step('Test', async (progress) => {
    for (let share = 0; share <= 10; share += 1) progress(share / 10, `${share} of 10`);
  });
  const shares = [...printed.matchAll(/(\d+) % (\d+ of 10)/gu)].map(([line]) => line);
  expect(shares).toEqual(['30 % 3 of 10', '50 % 5 of 10', '80 % 8 of 10']);
});

test('a step that fails is marked, not counted as done, and stops the command', async () => {
  const { step, done } = createSteps();
  const fault = new StepError('The site could not be built.', 'Mend it.');
  await expect(
    step('Build', async () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
  expect(printed).toMatch(/✗ Build \d+\.\d s\n$/u);
  expect(done).toEqual([]);
});

test('a command that fails ends with what the tool said, one sentence, one hint and a status', async () => {
  await main(async () => {
    throw new StepError('The types do not fit.', 'Mend the places above.', 'a.ts(1,1): error\n\n');
  });
  expect(printed).toBe('\na.ts(1,1): error\n\nThe types do not fit.\nMend the places above.\n');
  expect(process.exitCode).toBe(1);
});

test('a fault of the command itself is not dressed up', async () => {
  const fault = new TypeError('undefined is not a function');
  await expect(
    main(async () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
  expect(printed).toBe('');
});
