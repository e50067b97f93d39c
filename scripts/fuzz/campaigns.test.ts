import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from './campaign.ts';
import { openCampaigns } from './campaigns.ts';
import { runRound } from './run-round.ts';

/** A short round of each campaign with a new seed; `npm run fuzz` runs them for an hour. */

let campaigns: Campaign[] = [];

beforeAll(async () => {
  campaigns = await openCampaigns();
});

afterAll(async () => {
  for (const { close } of campaigns) await close?.();
});

test('no input of a short round fails', { timeout: 120_000 }, async () => {
  expect(campaigns.length).toBeGreaterThan(5);
  for (const campaign of campaigns) {
    const { inputs, failure } = await runRound(campaign, { seed: randomInt(2 ** 31), inputs: campaign.inputsInTests });
    expect(failure).toBeUndefined();
    expect(inputs).toBe(campaign.inputsInTests);
  }
});
