import { randomInt } from 'node:crypto';
import type { Campaign } from './campaign.ts';
import { secondsOf } from './progress.ts';
import type { CampaignProgress, Progress, ProgressFolder } from './progress.ts';
import { runRound } from './run-round.ts';

/** Options of `runCampaigns`. */
export interface RunOptions {
  /** Duration of the run in minutes, over all calls that continue it. */
  minutes: number;
  folder: ProgressFolder;
  print: (line: string) => void;
}

/** A campaign that has failed this often stops, because it mostly finds the same failure again. */
const MAX_FAILURES = 10;

const MAX_SEED = 2 ** 31;

const NO_ROUNDS: CampaignProgress = { seeds: [], inputs: 0, seconds: 0, failures: 0 };

/**
 * Runs rounds until the time is over, always of the campaign that has taken the least time. A run that was stopped
 * continues where it was; a complete one starts again.
 */
export async function runCampaigns(
  campaigns: readonly Campaign[],
  { minutes, folder, print }: RunOptions,
): Promise<Progress> {
  const progress = continueRun(folder.read(), minutes, print);
  const of = (name: string): CampaignProgress => (progress.campaigns[name] ??= structuredClone(NO_ROUNDS));

  while (secondsOf(progress) < minutes * 60) {
    const open = campaigns.filter(({ name }) => of(name).failures < MAX_FAILURES);
    const [campaign] = open.toSorted((a, b) => of(a.name).seconds - of(b.name).seconds);
    if (!campaign) break;
    const done = of(campaign.name);
    const seed = newSeed(done.seeds);
    progress.running = { campaign: campaign.name, seed };
    folder.write(progress);
    const start = performance.now();
    const { inputs, failure } = await runRound(campaign, { seed, inputs: campaign.inputsPerRound });
    const seconds = (performance.now() - start) / 1000;
    done.seeds.push(seed);
    done.inputs += inputs;
    done.seconds += seconds;
    progress.running = undefined;
    print(`${campaign.name.padEnd(14)} seed ${seed}  ${inputs} inputs  ${seconds.toFixed(1)} s`);
    if (failure) {
      done.failures += 1;
      print(`FAILED: ${failure.error}\nInput: ${failure.input}\nRepeat: ${failure.command}`);
      print(`Written to ${folder.writeFailure(failure)}`);
    }
    folder.write(progress);
  }
  return progress;
}

function continueRun(last: Progress | undefined, minutes: number, print: (line: string) => void): Progress {
  const isComplete = last !== undefined && secondsOf(last) >= last.minutes * 60;
  if (last?.running) {
    const { campaign, seed } = last.running;
    print(`The last call ended in this round: npm run fuzz -- --campaign ${campaign} --seed ${seed}`);
  }
  if (!last || isComplete) return { minutes, campaigns: {} };
  print(`Continues a run of which ${(secondsOf(last) / 60).toFixed(1)} minutes are done.`);
  return { ...last, minutes };
}

function newSeed(done: readonly number[]): number {
  const seed = randomInt(MAX_SEED);
  return done.includes(seed) ? newSeed(done) : seed;
}
