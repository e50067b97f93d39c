import { moved } from '../repository-error.ts';
import type { Answer, Result } from '../repository-error.ts';

/**
 * Tells a lost race from a refused commit. Hosts word both differently and change their words, so the branch is asked:
 * where it has moved, the commit is planned again on its new head, and a commit that is wrong is refused again there.
 */
export async function tellLostRace<Value>(
  result: Result<Value>,
  { branch, parent, readHead }: { branch: string; parent: string; readHead: () => Answer<string> },
): Answer<Value> {
  if (result.ok || !['invalid-change-set', 'unavailable', 'not-found', 'exists'].includes(result.error.code))
    return result;
  const head = await readHead();
  return head.ok && head.value !== parent ? moved(branch) : result;
}
