import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineCampaign } from './campaign.ts';
import { openProgress } from './progress.ts';
import { runCampaigns } from './run-campaigns.ts';
import { runRound } from './run-round.ts';
import type { Failure } from './run-round.ts';

const large = defineCampaign({
  name: 'large',
  inputsPerRound: 200,
  inputsInTests: 1,
  inputs: fc.nat(100_000),
  check(number) {
    if (number > 1000) throw new Error(`${number} is too large.`);
  },
});
const small = defineCampaign({
  name: 'small',
  inputsPerRound: 2000,
  inputsInTests: 1,
  inputs: fc.nat(),
  check: () => undefined,
});

let folder = '';
let lines: string[] = [];
const run = async (minutes: number) =>
  await runCampaigns([large, small], { minutes, folder: openProgress(folder), print: (line) => lines.push(line) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-fuzz-'));
  lines = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes each failure with its seed, the shrunk input and the command that repeats it', async () => {
  const { campaigns } = await run(0.005);
  const [file = ''] = readdirSync(join(folder, 'failures'));
  const failure = JSON.parse(readFileSync(join(folder, 'failures', file), 'utf8')) as Failure;
  expect(failure).toMatchObject({ campaign: 'large', input: '[1001]' });
  expect(failure.error).toContain('1001 is too large.');
  expect(failure.command).toBe(`npm run fuzz -- --campaign large --seed ${failure.seed} --path "${failure.path}"`);
  expect(lines.join('\n')).toContain(failure.command);
  const { seed, path } = failure;
  expect((await runRound(large, { seed, inputs: 200, path })).failure?.input).toBe('[1001]');
  // It mostly finds the same failure again.
  expect(campaigns['large']?.failures).toBeLessThanOrEqual(10);
  expect(campaigns['small']?.failures).toBe(0);
});

test('continues a run that was stopped, and starts a new one after a complete run', async () => {
  const first = await run(0.003);
  openProgress(folder).write({ ...first, minutes: 1, running: { campaign: 'small', seed: 42 } });
  const seeds = first.campaigns['small']?.seeds ?? [];
  const second = await run(0.006);
  expect(lines).toContain('The last call ended in this round: npm run fuzz -- --campaign small --seed 42');
  expect(second.campaigns['small']?.seeds.slice(0, seeds.length)).toEqual(seeds);
  expect(second.campaigns['small']?.seeds.length).toBeGreaterThan(seeds.length);
  const third = await run(0.003);
  expect(third.campaigns['small']?.seeds.slice(0, 2)).not.toEqual(seeds.slice(0, 2));
});
