import { afterAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { openCampaigns } from './campaigns.ts';
import { openProgress, secondsOf } from './progress.ts';
import { runCampaigns } from './run-campaigns.ts';
import { runRound } from './run-round.ts';

/** The run that `npm run fuzz` starts. Options arrive in environment variables, because vitest has its own. */
const { RECTO_FUZZ_MINUTES, RECTO_FUZZ_CAMPAIGN, RECTO_FUZZ_SEED, RECTO_FUZZ_PATH } = process.env;

const folder = openProgress(join(import.meta.dirname, '..', '..', '.cache', 'fuzz'));
const campaigns = await openCampaigns(RECTO_FUZZ_CAMPAIGN);

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

afterAll(async () => {
  for (const { close } of campaigns) await close?.();
});

test.runIf(RECTO_FUZZ_SEED === undefined)('no input fails', async () => {
  const progress = await runCampaigns(campaigns, { minutes: Number(RECTO_FUZZ_MINUTES), folder, print });
  print(`\n${(secondsOf(progress) / 60).toFixed(1)} minutes`);
  for (const [name, { seeds, inputs, failures }] of Object.entries(progress.campaigns))
    print(`${name.padEnd(14)} ${seeds.length} rounds  ${inputs} inputs  ${failures} failures`);
  expect(Object.entries(progress.campaigns).filter(([, { failures }]) => failures > 0)).toEqual([]);
});

test.runIf(RECTO_FUZZ_SEED !== undefined)('the input does not fail any more', async () => {
  const [campaign] = campaigns;
  expect(campaign).toBeDefined();
  if (!campaign) return;
  const { failure } = await runRound(campaign, {
    seed: Number(RECTO_FUZZ_SEED),
    inputs: campaign.inputsPerRound,
    path: RECTO_FUZZ_PATH,
  });
  if (failure) print(`${failure.error}\nInput: ${failure.input}\nRepeat: ${failure.command}`);
  expect(failure).toBeUndefined();
});
