import { isRedirect } from '../payload/payload.ts';
import type { Payload } from '../payload/payload.ts';
import type { ResolvePage } from './resolve-page.ts';

/** Every payload has all its parts, and those of files know their age. */
export function stampPayloads(resolve: ResolvePage, stamp: Pick<Payload, 'prerenderedAt'>): ResolvePage {
  return async (path, request) => {
    const answer = await resolve(path, request);
    return isRedirect(answer)
      ? answer
      : { ...answer, state: answer.state ?? {}, errors: answer.errors ?? {}, ...stamp };
  };
}
