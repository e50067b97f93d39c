import type { External } from '../../check/externals.ts';
import { ContentError } from '../../errors.ts';
import { askAddress } from './ask-address.ts';
import type { Outcome } from './ask-address.ts';
import type { AskOptions } from './ask-once.ts';

/** Number of parallel requests, low to limit the load on other servers. */
const AT_ONCE = 4;

/**
 * Requests every URL of other sites. A missing page is an error; a failure that may only affect automated requests is a
 * warning.
 */
export async function checkExternals(
  externals: readonly External[],
  options: AskOptions & { onProgress?: (done: number, total: number) => void } = {},
): Promise<{ errors: ContentError[]; warnings: ContentError[] }> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < externals.length; index = next++) {
      const external = externals[index];
      if (external) outcomes[index] = await askAddress(external.address, options);
      options.onProgress?.((done += 1), externals.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const told = externals.map((external, index) => ({ external, outcome: outcomes[index] }));
  return {
    errors: told.flatMap(({ external, outcome }) =>
      outcome?.kind === 'missing' ? [gone(external, outcome.reason)] : [],
    ),
    warnings: told.flatMap(({ external, outcome }) => doubt(external, outcome)),
  };
}

function gone({ address, ...place }: External, reason: string): ContentError {
  return new ContentError('external/missing', `"${address}" ${reason}.`, 'Correct the link, or remove it.', place);
}

function doubt({ address, ...place }: External, outcome: Outcome | undefined): ContentError[] {
  if (outcome?.kind === 'unsure') {
    const hint = 'Open it in a browser: the server may only block automated requests.';
    return [new ContentError('external/unsure', `"${address}" ${outcome.reason}.`, hint, place)];
  }
  if (outcome?.kind !== 'there' || outcome.movedTo === undefined) return [];
  const message = `"${address}" has moved to "${outcome.movedTo}".`;
  return [new ContentError('external/moved', message, 'Link to the new URL.', place)];
}
