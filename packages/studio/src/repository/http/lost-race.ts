import { moved } from '../repository-error.ts';
import type { AsyncResult, Result } from '../repository-error.ts';

/**
 * Distinguishes a lost race from a rejected commit. The messages of hosts differ and change, so the branch is read: if
 * it has moved, the commit is planned again on the new head, and an invalid commit is rejected again there.
 */
export async function detectLostRace<Value>(
  result: Result<Value>,
  { branch, parent, readHead }: { branch: string; parent: string; readHead: () => AsyncResult<string> },
): AsyncResult<Value> {
  if (result.ok || !['invalid-change-set', 'unavailable', 'not-found', 'exists'].includes(result.error.code))
    return result;
  const head = await readHead();
  return head.ok && head.value !== parent ? moved(branch) : result;
}
