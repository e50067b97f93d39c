import type { Rolldown } from 'vite';
import { OFFLINE_CODE_LETTERS } from '../../constants.ts';

/** The `api` of a plugin whose code only works with a connection, or is for few people: a worker does not keep it. */
export interface OnlineOnlyApi {
  /** Whether a module is such code, by its id. What only these modules import is not kept either. */
  isOnlineOnly: (id: string) => boolean;
}

/** File names of the client's code that a worker keeps: what pages may need, apart from large files. */
export function listKeptCode(bundle: Rolldown.OutputBundle, isOnlineOnly: OnlineOnlyApi['isOnlineOnly']): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const waiting = chunks.filter(({ isEntry }) => isEntry);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    const { fileName, imports, dynamicImports, moduleIds } = chunk;
    if (reached.has(fileName) || moduleIds.some(isOnlineOnly)) continue;
    reached.add(fileName);
    waiting.push(...[...imports, ...dynamicImports].flatMap((name) => byName.get(name) ?? []));
  }
  return chunks
    .filter(({ fileName, code }) => reached.has(fileName) && code.length <= OFFLINE_CODE_LETTERS)
    .map(({ fileName }) => fileName);
}
