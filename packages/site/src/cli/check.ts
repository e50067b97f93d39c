import { commands, reportCheck } from '@recto/content/cli';
import type { Command, Input, Terminal } from '@recto/content/cli';
import { checkBuilt, isOnThisMachine } from '../check/check-built.ts';
import { siteInput } from './site-input.ts';

const { check } = commands as Record<'check', Command>;

/** `recto check`: the content of a site or, with `--site`, what was built from it. */
export async function runCheck(input: Input, terminal: Terminal): Promise<number> {
  const { site } = input.values;
  if (typeof site !== 'string') return await check.run(await siteInput(input, terminal), terminal);
  const report = await checkBuilt(site, terminal);
  return await reportCheck({ ...report, languages: [] }, input, terminal, isOnThisMachine(site));
}
