import type { Rolldown } from 'vite';
import { OFFLINE_CODE_LENGTH } from '../../constants.ts';
import type { OnlineOnlyApi } from './online-only.ts';

/**
 * Lists the file names of the client code that the service worker caches: code that pages may need, except large files.
 */
export function listCachedCode(bundle: Rolldown.OutputBundle, isOnlineOnly: OnlineOnlyApi['isOnlineOnly']): string[] {
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
    .filter(({ fileName, code }) => reached.has(fileName) && code.length <= OFFLINE_CODE_LENGTH)
    .map(({ fileName }) => fileName);
}
