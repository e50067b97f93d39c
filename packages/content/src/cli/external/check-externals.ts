import type { External } from '../../check/externals.ts';
import { ContentError } from '../../errors.ts';
import { requestUrl } from './request-url.ts';
import type { Outcome } from './request-url.ts';
import type { RequestOptions } from './send-request.ts';

/** Number of parallel requests, low to limit the load on other servers. */
const CONCURRENCY = 4;

/**
 * Requests every URL of other sites. A missing page is an error; a failure that may only affect automated requests is a
 * warning.
 */
export async function checkExternals(
  externals: readonly External[],
  options: RequestOptions & { onProgress?: (done: number, total: number) => void } = {},
): Promise<{ errors: ContentError[]; warnings: ContentError[] }> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < externals.length; index = next++) {
      const external = externals[index];
      if (external) outcomes[index] = await requestUrl(external.url, options);
      options.onProgress?.((done += 1), externals.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const results = externals.map((external, index) => ({ external, outcome: outcomes[index] }));
  return {
    errors: results.flatMap(({ external, outcome }) =>
      outcome?.kind === 'missing' ? [missingError(external, outcome.reason)] : [],
    ),
    warnings: results.flatMap(({ external, outcome }) => externalWarnings(external, outcome)),
  };
}

function missingError({ url, ...position }: External, reason: string): ContentError {
  return new ContentError('external/missing', `"${url}" ${reason}.`, 'Correct the link, or remove it.', position);
}

function externalWarnings({ url, ...position }: External, outcome: Outcome | undefined): ContentError[] {
  if (outcome?.kind === 'unsure') {
    const hint = 'Open it in a browser: the server may only block automated requests.';
    return [new ContentError('external/unsure', `"${url}" ${outcome.reason}.`, hint, position)];
  }
  if (outcome?.kind !== 'there' || outcome.movedTo === undefined) return [];
  const message = `"${url}" has moved to "${outcome.movedTo}".`;
  return [new ContentError('external/moved', message, 'Link to the new URL.', position)];
}
