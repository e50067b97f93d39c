import type { ExternalLink } from '../../check/external-links.ts';
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
export async function checkExternalLinks(
  externalLinks: readonly ExternalLink[],
  options: RequestOptions & { onProgress?: (done: number, total: number) => void } = {},
): Promise<{ errors: ContentError[]; warnings: ContentError[] }> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < externalLinks.length; index = next++) {
      const external = externalLinks[index];
      if (external) outcomes[index] = await requestUrl(external.url, options);
      options.onProgress?.((done += 1), externalLinks.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const results = externalLinks.map((external, index) => ({ external, outcome: outcomes[index] }));
  return {
    errors: results.flatMap(({ external, outcome }) =>
      outcome?.kind === 'missing' ? [missingError(external, outcome.reason)] : [],
    ),
    warnings: results.flatMap(({ external, outcome }) => externalWarnings(external, outcome)),
  };
}

function missingError({ url, ...position }: ExternalLink, reason: string): ContentError {
  return new ContentError('external/missing', `"${url}" ${reason}.`, 'Correct the link, or remove it.', position);
}

function externalWarnings({ url, ...position }: ExternalLink, outcome: Outcome | undefined): ContentError[] {
  if (outcome?.kind === 'unsure') {
    const hint = 'Open it in a browser: the server may only block automated requests.';
    return [new ContentError('external/unsure', `"${url}" ${outcome.reason}.`, hint, position)];
  }
  if (outcome?.kind !== 'there' || outcome.movedTo === undefined) return [];
  const message = `"${url}" has moved to "${outcome.movedTo}".`;
  return [new ContentError('external/moved', message, 'Link to the new URL.', position)];
}
