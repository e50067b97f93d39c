import * as fc from 'fast-check';

/** A check that is run with generated inputs. */
export interface Campaign {
  name: string;
  /** Number of inputs per round of `npm run fuzz`, which should take some seconds. */
  inputsPerRound: number;
  /** Number of inputs in `npm test`. */
  inputsInTests: number;
  /** The check as a property of fast-check. */
  property: fc.IRawProperty<unknown>;
  /** Releases what the check uses. */
  close?: (() => Promise<void>) | undefined;
}

/** Options of `defineCampaign`. */
export interface CampaignOptions<Input> extends Omit<Campaign, 'property'> {
  /** Generates the inputs. */
  inputs: fc.Arbitrary<Input>;
  /** Throws if the code handles an input in the wrong way. */
  check: (input: Input) => void | Promise<void>;
}

/** CPU time in seconds that no input may need. Wall time depends on what else the machine does. */
const MAX_CPU_SECONDS = 5;

/** Defines a campaign. Besides what `check` finds, an input that needs too much CPU time is a failure. */
export function defineCampaign<Input>({ inputs, check, ...campaign }: CampaignOptions<Input>): Campaign {
  const property = fc.asyncProperty(inputs, async (input) => {
    const start = process.cpuUsage();
    await check(input);
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (seconds > MAX_CPU_SECONDS) throw new Error(`The input needs ${seconds.toFixed(1)} s of CPU time.`);
  });
  return { ...campaign, property };
}
