import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('never more at a time than allowed, in the order they came; one that fails stops nobody', async () => {
  const turns = createTurns(2);
  const seen: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    seen.push(name);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => turns(job(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(2);
});
