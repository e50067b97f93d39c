import { expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { columnsOf, paint } from './terminal.ts';

function watch(isTTY: boolean, env: Terminal['env'] = {}, columns = 80) {
  const output: string[] = [];
  const err = { isTTY, columns, write: (text: string) => output.push(text) };
  const progress = createProgress({ err, env }, 'Building');
  progress.update(1, 4);
  progress.update(4, 4);
  progress.clear();
  return output;
}

const CLEAR = '\r\u001b[2K';

test('shows a growing bar on a terminal, and removes it at the end', () => {
  expect(watch(true, { NO_COLOR: '1' })).toEqual([
    `${CLEAR}Building ██████░░░░░░░░░░░░░░░░░░ 25 % 1 of 4 files`,
    `${CLEAR}Building ████████████████████████ 100 % 4 of 4 files`,
    CLEAR,
  ]);
  expect(watch(true)[1]).toContain('\u001b[36m████████████████████████\u001b[39m');
});

test.for([
  ['a pipe', false, {}],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }],
  ['a simple terminal', true, { TERM: 'dumb' }],
  ['a build server', true, { CI: 'true' }],
] as const)('%s shows nothing', ([, isTTY, env]) => {
  expect(watch(isTTY, env)).toEqual([]);
});

test('the bar is redrawn at a limited rate', () => {
  vi.useFakeTimers({ now: 1000 });
  const output: string[] = [];
  const err = { isTTY: true, columns: 80, write: (text: string) => output.push(text) };
  const progress = createProgress({ err, env: {} }, 'Building');
  for (let done = 1; done < 100; done += 1) {
    progress.update(done, 100);
    vi.advanceTimersByTime(10);
  }
  vi.useRealTimers();
  expect(output).toHaveLength(13);
});

test('a narrow terminal gets a shorter bar, on one line', () => {
  expect(watch(true, { NO_COLOR: '1' }, 50)[0]).toBe(`${CLEAR}Building ██░░░░ 25 % 1 of 4 files`);
});

test.for([
  ['a terminal', true, {}, '\u001b[31mx\u001b[39m'],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, 'x'],
  ['a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, '\u001b[31mx\u001b[39m'],
  ['a simple terminal', true, { TERM: 'dumb' }, 'x'],
  ['a pipe', false, { FORCE_COLOR: '1' }, 'x'],
] as const)('colours on %s', ([, isTTY, env, painted]) => {
  expect(paint({ isTTY, write: () => true }, env, 'red', 'x')).toBe(painted);
});

test.for([
  [{ columns: 60 }, {}, 60],
  [{ columns: 60 }, { COLUMNS: '40' }, 60],
  [{ columns: 0 }, {}, 120],
  [{}, { COLUMNS: '40' }, 40],
  [{}, { COLUMNS: 'wide' }, 120],
  [{}, { COLUMNS: '-1' }, 120],
] as const)('%j with %j has %i columns', ([screen, env, columns]) => {
  expect(columnsOf({ ...screen, write: () => true }, env)).toBe(columns);
});
