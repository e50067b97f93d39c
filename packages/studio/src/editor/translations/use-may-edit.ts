import { useStudio } from '../studio.ts';

/** Whether the signed-in user may change texts. */
export function useMayEdit(): boolean {
  return useStudio().client.session().user.actions.includes('draft.save');
}
